/** Copies a file without the properties that a drop zone added to it. */
export const plainFile = (file: File): File => new File([file], file.name, { type: file.type });
