/** Role ids. */
export const roleIds = { administrador: 1, distribuidor: 2, cliente: 3 } as const;

export const roles = Object.entries(roleIds).map(([name, id]) => ({ id, name }));
