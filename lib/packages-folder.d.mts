export const packagesFolder: string;
