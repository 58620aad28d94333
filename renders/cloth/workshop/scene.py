"""The scene around a piece of cloth in Blender: meshes, materials, light and camera. Run by render.py."""

import math

import bpy
import numpy as np


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 1
    cycles.transparent_max_bounces = 96
    cycles.sample_clamp_indirect = 4
    scene.view_settings.view_transform = "Raw"
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.image_settings.color_depth = "32"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 1
    return scene


def add_mesh(name, part, smooth=True):
    mesh = bpy.data.meshes.new(name)
    points = np.ascontiguousarray(part["points"], dtype=np.float32)
    quads = np.ascontiguousarray(part["quads"], dtype=np.int32)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set("vertex_index", quads.ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(quads), 4, dtype=np.int32))
    mesh.polygons.foreach_set("use_smooth", np.full(len(quads), smooth))
    for value in ("shade", "second", "thickness"):
        layer = mesh.attributes.new(value, "FLOAT", "POINT")
        layer.data.foreach_set("value", np.ascontiguousarray(part[value], dtype=np.float32))
    mesh.update()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def camera(scene, mm, px):
    data = bpy.data.cameras.new("camera")
    data.type = "ORTHO"
    data.ortho_scale = mm
    data.clip_end = 1000
    thing = bpy.data.objects.new("camera", data)
    thing.location = (mm / 2, mm / 2, 100)
    scene.collection.objects.link(thing)
    scene.camera = thing
    scene.render.resolution_x = scene.render.resolution_y = px


def world(scene, strength):
    if scene.world is None:
        scene.world = bpy.data.worlds.new("world")
        scene.world.use_nodes = True
    scene.world.node_tree.nodes["Background"].inputs["Color"].default_value = (1, 1, 1, 1)
    scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = strength


def sun(scene, strength, elevation, azimuth, spread):
    """Directional light. @param azimuth degrees from the right, against the clock"""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = strength
    data.angle = math.radians(spread)
    thing = bpy.data.objects.new("sun", data)
    thing.rotation_euler = (0, math.radians(90 - elevation), math.radians(azimuth))
    scene.collection.objects.link(thing)
    return thing


class _Nodes:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.add("ShaderNodeOutputMaterial")

    def add(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for key, value in inputs.items():
            if key in ("operation", "attribute_name"):
                setattr(node, key, value)
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def attribute(self, name):
        return self.add("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]

    def math(self, operation, first, second=None):
        node = self.add("ShaderNodeMath", operation=operation)
        for slot, value in enumerate((first, second)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                node.inputs[slot].default_value = value
            else:
                self.link(value, node.inputs[slot])
        return node.outputs[0]


def front_material(albedo, coat, roughness):
    """A surface of one pale grey, as light as its shade says. @param coat strength of its shine, 0 to 1"""
    nodes = _Nodes("front")
    tone = nodes.math("MULTIPLY", nodes.attribute("shade"), albedo)
    tone = nodes.math("MINIMUM", tone, 0.92)
    shader = nodes.add("ShaderNodeBsdfPrincipled")
    nodes.link(tone, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = coat
    nodes.link(shader.outputs[0], nodes.out.inputs["Surface"])
    return nodes.material


def through_material(absorption):
    """Lets light pass by the length of its way through a round thread: exp(-absorption x mm)."""
    nodes = _Nodes("through")
    geometry = nodes.add("ShaderNodeNewGeometry")
    dot = nodes.add("ShaderNodeVectorMath", operation="DOT_PRODUCT")
    nodes.link(geometry.outputs["Normal"], dot.inputs[0])
    nodes.link(geometry.outputs["Incoming"], dot.inputs[1])
    facing = nodes.math("ABSOLUTE", dot.outputs["Value"])
    way = nodes.math("MULTIPLY", facing, nodes.attribute("thickness"))
    passing = nodes.math("EXPONENT", nodes.math("MULTIPLY", way, -absorption))
    shader = nodes.add("ShaderNodeBsdfTransparent")
    nodes.link(passing, shader.inputs["Color"])
    nodes.link(shader.outputs[0], nodes.out.inputs["Surface"])
    return nodes.material


def second_material():
    """White where a thread has the second colour, black elsewhere."""
    nodes = _Nodes("second")
    shader = nodes.add("ShaderNodeEmission")
    nodes.link(nodes.attribute("second"), shader.inputs["Color"])
    nodes.link(shader.outputs[0], nodes.out.inputs["Surface"])
    return nodes.material


def plain_material(albedo):
    nodes = _Nodes("table")
    shader = nodes.add("ShaderNodeBsdfDiffuse")
    shader.inputs["Color"].default_value = (albedo, albedo, albedo, 1)
    nodes.link(shader.outputs[0], nodes.out.inputs["Surface"])
    return nodes.material


def render(scene, path, samples):
    scene.cycles.samples = samples
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
