/** What a message is: something failed, something may go wrong, or something that was asked isn't done. */
type MessageKind = 'error' | 'warning' | 'refusal';

/** A text that the app, the server, or the API can show, as tools/app extracts it (content/reference/messages.json). */
interface ExtractedMessage {
  /** With `{{name}}` where a value goes. */
  text: string;
  /** The bold line above the text, or the codes that the server sends with it. */
  title?: string;
  kind: MessageKind;
  place: string;
  /** The source files that have it. */
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

/** What we say of one message, or of several with the same meaning. Texts are one paragraph of Markdown. */
type MessageNote =
  | {
      for: string[];
      /** What it says, in other words. */
      means: string;
      /** Why it happens. */
      why: string;
      /** What to do. */
      do: string;
      /** The page with more, as a Markdown link. Left out: that of the place. */
      more?: string;
    }
  | { for: string[]; /** One line, for a message that explains itself. */ plain: string; more?: string };

/** A place in which messages are shown: content/reference/messages/<place>.yml. */
export interface MessagePlace {
  id: string;
  title: string;
  intro: string;
  /** The page with more about the place, as a Markdown link. */
  more: string;
  notes: MessageNote[];
}

/** A message with what we say of it. */
export interface Message extends ExtractedMessage {
  /** Its anchor on the page. */
  id: string;
  note: MessageNote;
  /** The link to the page with more, as Markdown. */
  more: string;
}
