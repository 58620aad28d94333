"""Rooms and their furniture as Blender scenes: metres, z up, the camera looks along +y."""
