"""Every picture by its name: the catalogue's word, after the family's word where families differ."""

from __future__ import annotations

from . import awnings, blinds, devices
from .subject import Subject

subjects: dict[str, Subject] = {**awnings.subjects, **blinds.subjects, **devices.subjects}
