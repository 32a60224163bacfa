import sax from 'sax';

/** An element with children or attributes. Its attributes are under `$`, its text under `_`, as in the app's parser. */
export interface XmlElement {
  [name: string]: XmlValue;
}

/** An element's value: its text if it has no attributes or children. Several elements with the same name become a list. */
export type XmlValue = string | XmlElement | XmlValue[];

interface Open {
  name: string;
  text: string;
  hasCdata: boolean;
  children: XmlElement;
}

/**
 * Reads XML into nested objects, as xml2js does with `explicitArray: false`. What follows the first element is left out.
 *
 * @param trim whether to remove whitespace around text
 * @throws Error with the line, if the text isn't well-formed XML
 */
export function parseXml(text: string, trim = false): XmlElement {
  const parser = sax.parser(true, { trim: false, normalize: false });
  const stack: Open[] = [];
  let root: XmlElement | undefined;
  parser.onopentag = ({ name, attributes }) => {
    const children = emptyElement();
    if (Object.keys(attributes).length > 0) children.$ = { ...(attributes as Record<string, string>) };
    stack.push({ name, text: '', hasCdata: false, children });
  };
  const addText = (added: string) => {
    const open = stack.at(-1);
    if (open) open.text += added;
  };
  parser.ontext = addText;
  parser.oncdata = added => {
    addText(added);
    const open = stack.at(-1);
    if (open) open.hasCdata = true;
  };
  parser.onclosetag = () => {
    const open = stack.pop();
    if (!open || root) return;
    const parent = stack.at(-1);
    if (parent) append(parent.children, open.name, valueOf(open, trim));
    else root = Object.assign(emptyElement(), { [open.name]: valueOf(open, trim) });
  };
  parser.onerror = error => {
    if (!root) throw error;
    parser.resume();
  };
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return root ?? emptyElement();
}

/** It has no prototype, because a file could have tags with the same names as a prototype's properties. */
const emptyElement = () => Object.create(null) as XmlElement;

function valueOf({ text, hasCdata, children }: Open, trim: boolean): XmlValue {
  const hasText = /\S/.test(text) || hasCdata;
  const shown = trim ? text.trim() : text;
  if (Object.keys(children).length === 0) return hasText ? shown : text;
  if (hasText) children._ = shown;
  return children;
}

function append(parent: XmlElement, name: string, value: XmlValue): void {
  const known = parent[name];
  if (known === undefined) parent[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else parent[name] = [known, value];
}

/** A child of an element by its name. Undefined if the value isn't an element. */
export function child(value: XmlValue | undefined, name: string): XmlValue | undefined {
  return typeof value === 'object' && !Array.isArray(value) ? value[name] : undefined;
}

/** A value as a list: a list itself, one element, or none. */
export function listOf(value: XmlValue | undefined): XmlValue[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/**
 * All descendants with a name, from the top down.
 *
 * @param found the list that they're added to
 */
export function allNamed(value: XmlValue | undefined, name: string, found: XmlValue[] = []): XmlValue[] {
  if (Array.isArray(value)) for (const item of value) allNamed(item, name, found);
  else if (typeof value === 'object')
    for (const key of Object.keys(value)) {
      const below = value[key];
      if (key === name) for (const item of listOf(below)) found.push(item);
      allNamed(below, name, found);
    }
  return found;
}
