"""The lab: many games at once, on all cores, to see what holds and what wins."""
