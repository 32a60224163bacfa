import { readDrawing } from '@/lib/mdx/diagrams/drawings';
import styles from './diagram.module.css';
import { ZoomPan } from './zoom-pan';

/** A diagram from a mermaid fence, drawn by lib/mdx/plugins/diagrams.ts. */
export function Diagram({ svg }: { svg: string }) {
  return (
    <figure className={styles.figure}>
      <ZoomPan>
        <div className="mermaid" dangerouslySetInnerHTML={{ __html: svg }} data-processed="true" />
      </ZoomPan>
    </figure>
  );
}

/** A drawing made with draw.io and exported as SVG to content/drawings/<name>.drawio.svg. */
export function Drawing({ name, alt, caption }: { name: string; alt: string; caption?: string }) {
  return (
    <figure className={styles.figure}>
      <ZoomPan>
        <div className="drawio" dangerouslySetInnerHTML={{ __html: readDrawing(name, alt) }} />
      </ZoomPan>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
