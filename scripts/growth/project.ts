import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A copy of the project whose content is changed. Paths are relative to its root. */
export class Project {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** A file's text. */
  read(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8');
  }

  /** Writes a file in an existing folder. */
  write(file: string, text: string | Buffer): void {
    writeFileSync(join(this.#root, file), text);
  }

  /** Writes a file, and creates its folder if necessary. */
  create(file: string, text: string): void {
    mkdirSync(dirname(join(this.#root, file)), { recursive: true });
    this.write(file, text);
  }

  /** Copies a file. */
  copy(from: string, to: string): void {
    this.write(to, readFileSync(join(this.#root, from)));
  }

  /** Removes a file. */
  remove(file: string): void {
    rmSync(join(this.#root, file));
  }

  /** Adds text to the end of a file. */
  append(file: string, text: string): void {
    this.write(file, `${this.read(file).trimEnd()}\n${text}`);
  }

  /**
   * Changes a file's text.
   *
   * @throws Error if nothing changes
   */
  edit(file: string, change: (text: string) => string): void {
    const before = this.read(file);
    const after = change(before);
    if (before === after) throw new Error(`The change doesn't apply to ${file}.`);
    this.write(file, after);
  }

  /** The files in a folder with a file extension, sorted by name. */
  files(folder: string, ending: string): string[] {
    return readdirSync(join(this.#root, folder), { recursive: true, encoding: 'utf8' })
      .map(name => join(folder, name))
      .filter(name => name.endsWith(ending))
      .sort();
  }

  /** Changes every page and list of the content, where the change applies. */
  editAll(change: (text: string) => string): void {
    for (const ending of ['.mdx', '.yml'])
      for (const file of this.files('content', ending)) {
        const before = this.read(file);
        const after = change(before);
        if (before !== after) this.write(file, after);
      }
  }

  /** Whether the code or the app refers to an address, so no author would move or remove its page. */
  isNamedByCode(id: string): boolean {
    const ids = [`'${id}'`, `/docs/${id.replace(/\/index$/, '')}/`];
    const files = [
      ...this.files('components', '.tsx'),
      ...this.files('app', '.tsx'),
      ...this.files('lib', '.ts'),
    ];
    return [...files, 'content/reference/app-links.txt'].some(file => {
      const text = this.read(file);
      return ids.some(name => text.includes(name));
    });
  }
}
