export const basePath: string;
