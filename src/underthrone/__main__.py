"""`python -m underthrone`."""

from underthrone.cli import main

if __name__ == "__main__":
    main()
