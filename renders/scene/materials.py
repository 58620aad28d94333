"""Materials: mostly diffuse, textures made by nodes. Colours are linear RGB."""

from __future__ import annotations

from .nodes import Graph, once


@once
def plaster(colour=(0.80, 0.775, 0.73), relief=1.0):
    """Lime-washed wall: faint clouds of lime, trowel waves and a fine grain."""
    g = Graph('plaster')
    p = g.coordinates()
    clouds = g.noise(p, 1.7, 4, 0.55, 0.4)
    tone = g.mix(g.range(clouds, 0.3, 0.7), tuple(c * 0.955 for c in colour), tuple(min(1, c * 1.025) for c in colour))
    waves = g.bump(g.noise(g.scaled(p, (1, 1, 0.6)), 5, 3, 0.5, 0.6), 0.006 * relief, 0.5)
    grain = g.bump(g.noise(p, 130, 3, 0.6), 0.0008 * relief, 0.6, waves)
    return g.finish(g.principled(tone, 0.9, 0.1, grain))


@once
def paint(colour, roughness=0.6, specular=0.2):
    """Plain paint or powder coating."""
    g = Graph('paint')
    fine = g.bump(g.noise(g.coordinates(), 400, 2), 0.0002, 0.4)
    return g.finish(g.principled(colour, roughness, specular, fine))


def _grain(g, p, base, dark, light, pores):
    """Wood whose fibres run along y of p (metres)."""
    wander = g.noise(g.scaled(p, (3.0, 0.55, 3.0)), 1, 3, 0.5, 0.3)
    x, y, z = g.split(p)[0:3]
    rings = g.math('SINE', g.math('ADD', g.math('MULTIPLY', x, 400.0), g.math('MULTIPLY', wander, 75.0)))
    broad = g.noise(g.scaled(p, (16, 0.7, 16)), 1, 5, 0.6, 0.5)
    figure = g.math('ADD', g.math('MULTIPLY', g.range(rings, -1, 1), 0.14), g.math('MULTIPLY', broad, 0.86))
    colour = g.ramp(figure, [(0.25, dark), (0.5, base), (0.75, light)])
    pore = g.noise(g.scaled(p, (260, 6, 260)), 1, 3, 0.6)
    colour = g.mix(g.math('MULTIPLY', g.range(pore, 0.56, 0.72), pores), colour, tuple(c * 0.45 for c in dark))
    height = g.math('SUBTRACT', g.math('MULTIPLY', figure, 0.4), g.range(pore, 0.55, 0.7))
    return colour, height


def _tones(colour, spread):
    return tuple(c * (1 - spread) for c in colour), tuple(min(1, c * (1 + spread * 0.75)) for c in colour)


@once
def planks(colour=(0.46, 0.31, 0.185)):
    """Floor boards along y; the mesh carries a random number per board in "vary"."""
    g = Graph('planks')
    vary = g.attribute('vary')
    p = g.shifted(g.coordinates(), vary, (37.0, 91.0, 13.0))
    dark, light = _tones(colour, 0.3)
    wood, height = _grain(g, p, colour, dark, light, 0.5)
    wood = g.mix(1.0, wood, g.ramp(vary, [(0, (0.66, 0.645, 0.63)), (0.3, (0.90, 0.90, 0.90)), (0.7, (1.06, 1.04, 1.01)), (1, (1.22, 1.18, 1.12))]), 'MULTIPLY')
    knots = g.noise(g.scaled(p, (2.2, 0.9, 1)), 1, 1)
    wood = g.mix(g.math('MULTIPLY', g.range(knots, 0.68, 0.78), 0.35), wood, tuple(c * 0.4 for c in dark))
    rough = g.range(height, -0.6, 0.4, 0.58, 0.44)
    return g.finish(g.principled(wood, rough, 0.28, g.bump(height, 0.0012, 0.5)))


@once
def wood(colour=(0.30, 0.165, 0.08), axis='x', roughness=0.5):
    """Furniture wood; the fibres run along a local axis of the object."""
    g = Graph('wood')
    turn = {'x': (0, 0, 1.5708), 'y': (0, 0, 0), 'z': (1.5708, 0, 0)}[axis]
    seed = g.node('ShaderNodeObjectInfo').outputs['Random']
    p = g.node('ShaderNodeMapping', Vector=g.shifted(g.coordinates(), seed, (7.0, 5.0, 9.0)), Rotation=turn).outputs[0]
    dark, light = _tones(colour, 0.32)
    tone, height = _grain(g, p, colour, dark, light, 0.45)
    return g.finish(g.principled(tone, roughness, 0.25, g.bump(height, 0.0008, 0.4)))


@once
def linen(colour, scale=1.0, contrast=0.12):
    """Woven cloth: uneven threads both ways."""
    g = Graph('linen')
    p = g.coordinates()
    warp = g.noise(g.scaled(p, (700 * scale, 24 * scale, 24 * scale)), 1, 2, 0.6)
    weft = g.noise(g.scaled(p, (24 * scale, 700 * scale, 700 * scale)), 1, 2, 0.6)
    threads = g.math('MULTIPLY', g.math('ADD', warp, weft), 0.5)
    worn = g.noise(p, 5 * scale, 3)
    shade = g.math('ADD', g.math('MULTIPLY', threads, 0.75), g.math('MULTIPLY', worn, 0.25))
    tone = g.mix(g.range(shade, 0.3, 0.7), tuple(c * (1 - contrast) for c in colour), tuple(min(1, c * (1 + contrast)) for c in colour))
    crease = g.bump(g.noise(p, 14 * scale, 3, 0.5, 0.8), 0.004, 0.35)
    return g.finish(g.principled(tone, 0.92, 0.08, g.bump(threads, 0.0012, 0.6, crease), Sheen=0.25))


@once
def blanket(colour, band, along=0):
    """Wool with woven bands near two ends of its uv (0 across u, 1 across v)."""
    g = Graph('blanket')
    p = g.coordinates()
    end = g.split(g.coordinates('UV'))[along]
    end = g.math('MINIMUM', end, g.math('SUBTRACT', 1.0, end))

    def stripe(low, high):
        return g.math('MULTIPLY', g.math('GREATER_THAN', end, low), g.math('LESS_THAN', end, high))

    bands = g.math('MAXIMUM', g.math('MAXIMUM', stripe(0.035, 0.075), stripe(0.095, 0.11)), stripe(0.13, 0.145))
    knit = g.noise(p, 420, 2, 0.6)
    heather = g.noise(p, 40, 4, 0.65)
    tone = g.mix(bands, colour, band)
    tone = g.mix(1.0, tone, g.ramp(heather, [(0.3, (0.78, 0.78, 0.78)), (0.7, (1.15, 1.15, 1.15))]), 'MULTIPLY')
    return g.finish(g.principled(tone, 0.95, 0.05, g.bump(g.math('ADD', knit, heather), 0.002, 0.7), Sheen=0.3))


@once
def wool_rug(ground=(0.66, 0.60, 0.50), line=(0.13, 0.095, 0.07), pitch=0.62):
    """Hand-knotted wool: an uneven lattice of thin dark lines on undyed wool."""
    g = Graph('wool_rug')
    p = g.coordinates()
    drift = g.noise(p, 2.6, 2)
    x, y, z = g.split(p)[0:3]
    wide, tall = pitch, pitch * 1.25

    def rows(sign):
        slant = g.math('ADD', g.math('DIVIDE', x, wide), g.math('MULTIPLY', g.math('DIVIDE', y, tall), sign))
        slant = g.math('ADD', slant, g.math('MULTIPLY', drift, 0.34))
        return g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', slant), 0.5))

    near = g.math('MINIMUM', rows(1.0), rows(-1.0))
    ragged = g.math('ADD', near, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(p, 45, 2), 0.5), 0.035))
    knots = g.voronoi(g.scaled(p, (1, 1, 0.2)), 130)
    heather = g.noise(p, 26, 4, 0.6)
    wool = g.mix(g.range(heather, 0.3, 0.7), tuple(c * 0.86 for c in ground), tuple(min(1, c * 1.06) for c in ground))
    wool = g.mix(g.range(ragged, 0.028, 0.012), wool, line)
    wool = g.mix(g.math('MULTIPLY', g.range(knots, 0.2, 0.9), 0.22), wool, tuple(c * 0.4 for c in ground))
    tufts = g.bump(g.math('SUBTRACT', 1.0, knots), 0.006, 0.55)
    return g.finish(g.principled(wool, 1.0, 0.0, g.bump(heather, 0.008, 0.4, tufts), Sheen=0.3))


@once
def terracotta(colour=(0.44, 0.19, 0.10)):
    """Unglazed clay with lime bloom."""
    g = Graph('terracotta')
    p = g.coordinates()
    bloom = g.noise(p, 9, 5, 0.6, 0.5)
    tone = g.mix(g.math('MULTIPLY', g.range(bloom, 0.5, 0.75), 0.45), colour, (0.62, 0.48, 0.38))
    rings = g.noise(g.scaled(p, (4, 4, 160)), 1, 2)
    return g.finish(g.principled(tone, 0.85, 0.15, g.bump(rings, 0.0015, 0.4)))


@once
def ceramic(colour=(0.70, 0.66, 0.58), speckle=(0.16, 0.11, 0.08), roughness=0.45):
    """Stoneware with a matt speckled glaze."""
    g = Graph('ceramic')
    p = g.coordinates()
    dots = g.range(g.noise(p, 160, 2, 0.7), 0.66, 0.72)
    tone = g.mix(g.math('MULTIPLY', dots, 0.7), colour, speckle)
    return g.finish(g.principled(tone, roughness, 0.3, g.bump(g.noise(g.scaled(p, (5, 5, 90)), 1, 2), 0.001, 0.3)))


@once
def leaf(top=(0.06, 0.155, 0.04), under=(0.13, 0.22, 0.08), vein=(0.20, 0.30, 0.09), veins=9.0, shine=0.42):
    """A leaf: uv.x is -1..1 across stored as 0..1, uv.y runs from base to tip; "vary" is random per leaf."""
    g = Graph('leaf')
    u, v, _ = g.split(g.coordinates('UV'))[0:3]
    across = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('MULTIPLY', u, 2.0), 1.0))
    rib = g.range(across, 0.075, 0.02)
    branch = g.math('FRACT', g.math('MULTIPLY', g.math('SUBTRACT', v, g.math('MULTIPLY', across, 0.16)), veins))
    branch = g.range(g.math('ABSOLUTE', g.math('SUBTRACT', branch, 0.5)), 0.055, 0.0)
    lines = g.math('MAXIMUM', rib, g.math('MULTIPLY', branch, 0.55))
    vary = g.attribute('vary')
    side = g.node('ShaderNodeNewGeometry').outputs['Backfacing']
    mottled = g.noise(g.coordinates(), 30, 3)
    young = g.mix(g.range(vary, 0.0, 1.0, 0.0, 0.6), top, tuple(c * k for c, k in zip(top, (2.3, 1.75, 1.4))))
    young = g.mix(g.range(mottled, 0.3, 0.7, 0.0, 0.25), young, tuple(c * 0.5 for c in top))
    tone = g.mix(g.math('MULTIPLY', lines, 0.7), g.mix(side, young, under), vein)
    pillow = g.bump(g.math('SUBTRACT', 1.0, lines), 0.004, 0.6)
    body = g.principled(tone, shine, 0.3, pillow)
    through = g.node('ShaderNodeBsdfTranslucent', Color=g.mix(0.5, tone, (0.30, 0.42, 0.05))).outputs[0]
    return g.finish(_blend(g, 0.22, body, through))


def _blend(g, factor, a, b):
    node = g.node('ShaderNodeMixShader')
    for socket, value in zip(node.inputs, (factor, a, b)):
        g.set(socket, value)
    return node.outputs[0]


@once
def foliage(colour, other, through=0.3):
    """Small leaves or petals, tinted between two colours by "vary"."""
    g = Graph('foliage')
    tone = g.mix(g.attribute('vary'), colour, other)
    body = g.principled(tone, 0.6, 0.15)
    back = g.node('ShaderNodeBsdfTranslucent', Color=tone).outputs[0]
    return g.finish(_blend(g, through, body, back))


@once
def bark(colour=(0.20, 0.14, 0.095)):
    """Bark with rings and cracks."""
    g = Graph('bark')
    p = g.coordinates()
    cracks = g.noise(g.scaled(p, (40, 40, 7)), 1, 5, 0.65, 0.6)
    tone = g.mix(g.range(cracks, 0.3, 0.7), tuple(c * 0.55 for c in colour), tuple(c * 1.35 for c in colour))
    return g.finish(g.principled(tone, 0.9, 0.1, g.bump(cracks, 0.006, 0.7)))


@once
def soil():
    """Potting soil with some bark chips."""
    g = Graph('soil')
    p = g.coordinates()
    crumbs = g.voronoi(p, 90)
    tone = g.mix(g.noise(p, 60, 3), (0.035, 0.024, 0.017), (0.11, 0.07, 0.045))
    return g.finish(g.principled(tone, 1.0, 0.0, g.bump(crumbs, 0.02, 1.0)))


@once
def stone(colour=(0.47, 0.42, 0.35), spread=0.14):
    """Honed limestone or cantera; "vary" is random per slab."""
    g = Graph('stone')
    vary = g.attribute('vary')
    p = g.shifted(g.coordinates(), vary, (31.0, 57.0, 11.0))
    clouds = g.noise(p, 2.2, 6, 0.6, 0.6)
    tone = g.mix(g.range(clouds, 0.3, 0.7), tuple(c * (1 - spread) for c in colour), tuple(c * (1 + spread) for c in colour))
    pits = g.range(g.noise(p, 70, 3, 0.6), 0.6, 0.75)
    tone = g.mix(g.math('MULTIPLY', pits, 0.35), tone, tuple(c * 0.5 for c in colour))
    tone = g.mix(1.0, tone, g.ramp(vary, [(0, (0.88, 0.88, 0.88)), (1, (1.1, 1.09, 1.07))]), 'MULTIPLY')
    return g.finish(g.principled(tone, 0.72, 0.18, g.bump(g.math('SUBTRACT', clouds, pits), 0.003, 0.4)))


@once
def gravel(colour=(0.42, 0.34, 0.27)):
    """Fine garden gravel, seen from some metres."""
    g = Graph('gravel')
    p = g.coordinates()
    stones = g.node('ShaderNodeTexVoronoi', None, Vector=p, Scale=38.0)
    tone = g.mix(0.25, colour, stones.outputs['Color'], 'OVERLAY')
    tone = g.mix(g.range(g.noise(p, 1.1, 4), 0.35, 0.65, 0, 0.35), tone, tuple(c * 0.6 for c in colour))
    return g.finish(g.principled(tone, 0.95, 0.05, g.bump(g.math('SUBTRACT', 1.0, stones.outputs['Distance']), 0.03, 0.8)))


@once
def lamp_shade(colour=(0.80, 0.70, 0.54)):
    """Cloth shade. It glows by "lamp_strength" (0 is off), most in its middle."""
    g = Graph('lamp_shade')
    p = g.coordinates()
    threads = g.noise(g.scaled(p, (90, 90, 500)), 1, 2)
    tone = g.mix(g.range(threads, 0.3, 0.7), tuple(c * 0.9 for c in colour), tuple(min(1, c * 1.06) for c in colour))
    body = g.principled(tone, 0.95, 0.05, g.bump(threads, 0.001, 0.4))
    back = g.node('ShaderNodeBsdfTranslucent', Color=tone).outputs[0]
    height = g.split(g.coordinates('Generated'))[2]
    glow = g.range(g.math('ABSOLUTE', g.math('SUBTRACT', height, 0.45)), 0.55, 0.0, 0.45, 1.0)
    strength = g.math('MULTIPLY', g.value('lamp_strength', 0.0), glow)
    light = g.node('ShaderNodeEmission', Color=(1.0, 0.62, 0.32), Strength=strength).outputs[0]
    cloth = _blend(g, 0.35, body, back)
    total = g.node('ShaderNodeAddShader')
    g.set(total.inputs[0], cloth)
    g.set(total.inputs[1], light)
    return g.finish(total.outputs[0])


@once
def bulb(gain=14.0):
    """Frosted bulb; emits gain times "lamp_strength"."""
    g = Graph('bulb')
    strength = g.math('MULTIPLY', g.value('lamp_strength', 0.0), gain)
    body = g.principled((0.8, 0.78, 0.74), 0.6, 0.2)
    light = g.node('ShaderNodeEmission', Color=(1.0, 0.66, 0.38), Strength=strength).outputs[0]
    total = g.node('ShaderNodeAddShader')
    g.set(total.inputs[0], body)
    g.set(total.inputs[1], light)
    return g.finish(total.outputs[0])


def picture(image, relief=0.0008):
    """Paint on canvas from an image over uv."""
    g = Graph('picture')
    texture = g.node('ShaderNodeTexImage', {'image': image, 'extension': 'EXTEND'}, Vector=g.coordinates('UV')).outputs['Color']
    canvas = g.noise(g.scaled(g.coordinates(), (900, 900, 900)), 1, 2)
    return g.finish(g.principled(texture, 0.8, 0.12, g.bump(canvas, relief, 0.5)))


def backdrop(image):
    """Far view that gives its own light: strength by "backdrop_strength", colour by "backdrop_tint"."""
    g = Graph('backdrop')
    texture = g.node('ShaderNodeTexImage', {'image': image, 'extension': 'EXTEND'}, Vector=g.coordinates('UV')).outputs['Color']
    tint = g.node('ShaderNodeRGB')
    tint.name = tint.label = 'backdrop_tint'
    tint.outputs[0].default_value = (1, 1, 1, 1)
    seen = g.mix(1.0, texture, tint.outputs[0], 'MULTIPLY')
    return g.finish(g.node('ShaderNodeEmission', Color=seen, Strength=g.value('backdrop_strength', 1.0)).outputs[0])


@once
def facade():
    """Walls of far houses: uv counts bays and storeys, "vary" chooses the paint; uv below 0 has no windows."""
    g = Graph('facade')
    u, v, _ = g.split(g.coordinates('UV'))[0:3]
    vary = g.attribute('vary')
    paints = [(0.0, (0.56, 0.52, 0.45)), (0.2, (0.60, 0.50, 0.37)), (0.4, (0.50, 0.30, 0.22)), (0.55, (0.62, 0.58, 0.52)), (0.7, (0.42, 0.42, 0.40)), (0.85, (0.58, 0.42, 0.28)), (1.0, (0.52, 0.50, 0.46))]
    wall = g.ramp(vary, paints)
    wall = g.mix(g.range(g.noise(g.coordinates(), 0.5, 4), 0.35, 0.7, 0.0, 0.3), wall, (0.32, 0.30, 0.27))

    def band(value, low, high):
        part = g.math('FRACT', value)
        return g.math('MULTIPLY', g.math('GREATER_THAN', part, low), g.math('LESS_THAN', part, high))

    glass = g.math('MULTIPLY', band(u, 0.22, 0.78), band(v, 0.32, 0.82))
    glass = g.math('MULTIPLY', glass, g.math('GREATER_THAN', v, 0.0))
    pane = g.mix(band(u, 0.49, 0.52), (0.05, 0.065, 0.08), (0.35, 0.34, 0.32))
    ledge = g.math('MULTIPLY', band(u, 0.18, 0.82), band(v, 0.26, 0.31))
    tone = g.mix(g.math('MULTIPLY', ledge, g.math('GREATER_THAN', v, 0.0)), wall, (0.45, 0.42, 0.38))
    roof = g.ramp(g.math('FRACT', g.math('MULTIPLY', vary, 7.0)), [(0.0, (0.26, 0.09, 0.06)), (0.45, (0.33, 0.15, 0.10)), (0.5, (0.25, 0.24, 0.23)), (1.0, (0.36, 0.34, 0.31))])
    upward = g.math('GREATER_THAN', g.split(g.node('ShaderNodeNewGeometry').outputs['Normal'])[2], 0.5)
    return g.finish(g.principled(g.mix(upward, g.mix(glass, tone, pane), roof), 0.85, 0.1))


@once
def cork(colour=(0.42, 0.26, 0.14)):
    """Pressed cork."""
    g = Graph('cork')
    crumbs = g.node('ShaderNodeTexVoronoi', None, Vector=g.coordinates(), Scale=220.0).outputs
    tone = g.mix(g.split(crumbs['Color'])[0], tuple(c * 0.72 for c in colour), tuple(c * 1.2 for c in colour))
    return g.finish(g.principled(tone, 0.95, 0.05, g.bump(crumbs['Distance'], 0.001, 0.5)))
