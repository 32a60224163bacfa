import { routes } from '../routes';
import { VERSIONS } from './config';

/** The address of a doc in every version of the docs, by its id in a version's folder. */
export const inEveryVersion = (id: string): string[] =>
  VERSIONS.map(({ folder }) => routes.doc(folder === '' ? id : `${folder}/${id}`));
