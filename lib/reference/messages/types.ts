/** The kind of message: something failed, something may go wrong, or a request was rejected. */
type MessageKind = 'error' | 'warning' | 'refusal';

/** A string that the app, the server, or the API can show, extracted by tools/app (content/reference/messages.json). */
interface ExtractedMessage {
  /** Values are written as `{{name}}`. */
  text: string;
  /** The bold line above the text, or the codes that the server sends with it. */
  title?: string;
  kind: MessageKind;
  place: string;
  /** The source files that contain it. */
  from: string[];
}

/** content/reference/messages.json */
export interface MessageData {
  package: string;
  version: string;
  server: string;
  api: string;
  messages: Record<string, ExtractedMessage>;
}

/** Our explanation of one message, or of several with the same meaning. Each text is one paragraph of Markdown. */
type MessageNote =
  | {
      for: string[];
      /** What it means, in other words. */
      means: string;
      /** Why it happens. */
      why: string;
      /** What to do about it. */
      do: string;
      /** A Markdown link to the page with more information. Left out: the place's link. */
      more?: string;
    }
  | { for: string[]; /** A single line, for a message that explains itself. */ plain: string; more?: string };

/** A place where messages are shown: content/reference/messages/<place>.yml. */
export interface MessagePlace {
  id: string;
  title: string;
  intro: string;
  /** A Markdown link to the page with more information about the place. */
  more: string;
  notes: MessageNote[];
}

/** A message with its explanation. */
export interface Message extends ExtractedMessage {
  /** Its anchor on the page. */
  id: string;
  note: MessageNote;
  /** A Markdown link to the page with more information. */
  more: string;
}
