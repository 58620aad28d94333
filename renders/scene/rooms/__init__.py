"""One module per room; each exports NAME and build(seed) -> Room."""
