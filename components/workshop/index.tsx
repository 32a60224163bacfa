import { formatMoney } from '@/lib/money';
import { monthName } from '@/lib/templates/explain';
import { forecast } from '@/lib/templates/forecast';
import { WORKED } from '@/lib/templates/worked';
import { workshopFrameStrings } from '@/strings/workshop-frame';
import { LazyPlace } from './lazy';
import type { Worked } from './worked-budget';

/**
 * The template workshop. The worked budget is computed here, on the server, because browsers only load the code for that
 * together with the workshop.
 */
export function TemplateWorkshop() {
  return <LazyPlace worked={workedBudget()} />;
}

function workedBudget(): Worked {
  const { month, categories } = WORKED.first;
  const [first] = forecast(WORKED.first, 'overwrite');
  return {
    caption: workshopFrameStrings.workedCaption(monthName(month)),
    rows: categories.map(({ name, note }, at) => ({
      name,
      note,
      carried: formatMoney(first?.categories[at]?.carried ?? 0),
      budgeted: formatMoney(first?.categories[at]?.budgeted ?? 0),
    })),
    sum: workshopFrameStrings.workedSum(
      formatMoney(first?.available ?? 0),
      formatMoney(first?.toBudget ?? 0),
    ),
  };
}
