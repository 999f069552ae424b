"""Every screen: recorded games are opened in a browser, and what a person cannot read or hit is found."""
