"""Short forms for shader nodes."""

from __future__ import annotations

from hashlib import md5

import bpy


class Graph:
    """A material's node tree; every method returns an output socket."""

    def __init__(self, name: str):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind, settings=None, **inputs):
        node = self.tree.nodes.new(kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.set(node.inputs[key.replace('_', ' ')], value)
        return node

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == 'RGBA' and not hasattr(value, '__len__'):
            socket.default_value = (value, value, value, 1)
        elif socket.type == 'RGBA' and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def coordinates(self, kind='Object'):
        return self.node('ShaderNodeTexCoord').outputs[kind]

    def attribute(self, name):
        return self.node('ShaderNodeAttribute', {'attribute_name': name}).outputs['Fac']

    def scaled(self, vector, scale, offset=(0, 0, 0)):
        return self.node('ShaderNodeMapping', Vector=vector, Scale=scale, Location=offset).outputs[0]

    def shifted(self, vector, value, factors):
        """Adds value * factors to a vector."""
        parts = self.node('ShaderNodeVectorMath', {'operation': 'SCALE'})
        parts.inputs[0].default_value = factors
        self.set(parts.inputs['Scale'], value)
        total = self.node('ShaderNodeVectorMath', {'operation': 'ADD'})
        self.set(total.inputs[0], vector)
        self.set(total.inputs[1], parts.outputs[0])
        return total.outputs[0]

    def noise(self, vector, scale, detail=3.0, roughness=0.5, distortion=0.0):
        return self.node('ShaderNodeTexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion).outputs['Fac']

    def voronoi(self, vector, scale, feature='F1', output='Distance'):
        return self.node('ShaderNodeTexVoronoi', {'feature': feature}, Vector=vector, Scale=scale).outputs[output]

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.node('ShaderNodeMath', {'operation': operation, 'use_clamp': clamp})
        self.set(node.inputs[0], a)
        self.set(node.inputs[1], b)
        return node.outputs[0]

    def range(self, value, low, high, to_low=0.0, to_high=1.0):
        node = self.node('ShaderNodeMapRange', {'clamp': True})
        for socket, v in zip(node.inputs, (value, low, high, to_low, to_high)):
            self.set(socket, v)
        return node.outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        node = self.node('ShaderNodeMixRGB', {'blend_type': blend})
        for socket, value in zip(node.inputs, (factor, a, b)):
            self.set(socket, value)
        return node.outputs[0]

    def ramp(self, value, stops):
        node = self.node('ShaderNodeValToRGB')
        self.set(node.inputs[0], value)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
        return node.outputs[0]

    def split(self, vector):
        return self.node('ShaderNodeSeparateXYZ', Vector=vector).outputs

    def bump(self, height, distance, strength=1.0, normal=None):
        node = self.node('ShaderNodeBump', Height=height, Distance=distance, Strength=strength)
        if normal is not None:
            self.set(node.inputs['Normal'], normal)
        return node.outputs[0]

    def principled(self, colour, roughness=0.7, specular=0.2, normal=None, **more):
        node = self.node('ShaderNodeBsdfPrincipled', Base_Color=colour, Roughness=roughness, Specular=specular, **more)
        if normal is not None:
            self.set(node.inputs['Normal'], normal)
        return node.outputs[0]

    def value(self, name, default):
        node = self.node('ShaderNodeValue')
        node.name = node.label = name
        node.outputs[0].default_value = default
        return node.outputs[0]

    def finish(self, shader):
        self.tree.links.new(shader, self.output.inputs['Surface'])
        return self.material


def once(make):
    """Keeps one material per name and per set of arguments."""

    def wrapped(*args, **kwargs):
        key = repr((args, sorted(kwargs.items()))).encode()
        name = f'{make.__name__}-{md5(key).hexdigest()[:12]}'
        found = bpy.data.materials.get(name)
        return found if found is not None else _named(make(*args, **kwargs), name)

    return wrapped


def _named(material, name):
    material.name = name
    return material
