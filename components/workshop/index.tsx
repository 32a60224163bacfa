import { WORKED } from '@/lib/templates/worked';
import { workshopStrings } from '@/strings/workshop';
import { OpenWorkshop } from './open-workshop';
import { WorkedBudget } from './worked-budget';
import styles from './workshop.module.css';

/** The template workshop. Until the reader opens it, and without scripts, there's a worked budget in its place. */
export function TemplateWorkshop() {
  return (
    <section aria-label={workshopStrings.name} className={styles.place}>
      <OpenWorkshop>
        <WorkedBudget example={WORKED.first} />
      </OpenWorkshop>
    </section>
  );
}
