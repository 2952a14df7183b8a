title = Shadow Throne
