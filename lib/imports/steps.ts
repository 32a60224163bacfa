import type { FileReport } from './messages';
import type { Field, Mapping, Settings } from './types';

/** The settings in the app's import dialog, in the order in which readers go through it. */
export type StepKey =
  | 'delimiter'
  | 'skipLines'
  | 'hasHeader'
  | 'split'
  | 'inOut'
  | 'outValue'
  | Exclude<Field, 'inOut'>
  | 'inOutField'
  | 'dateFormat'
  | 'flip'
  | 'memoAsPayee';

/** A setting in the app's import dialog, and what to choose there. */
export interface Step {
  key: StepKey;
  /** What to choose: a column, a string, on or off. Undefined: no column. */
  value: string | number | boolean | undefined;
  /** Whether the app's own choice is different. */
  change: boolean;
}

type Chosen = Pick<FileReport, 'kind' | 'settings' | 'appChoice'>;

/**
 * What to choose in the app's import dialog, and which of these choices the dialog makes itself if the account has no settings
 * yet.
 */
export function stepsOf({ kind, settings, appChoice }: Chosen): Step[] {
  if (kind === 'ofx') return [toggle('memoAsPayee', settings.memoAsPayee, true)];
  if (kind === 'camt') return [];
  const { dateFormat, flip } = settings;
  const last: Step[] = [
    { key: 'dateFormat', value: dateFormat, change: dateFormat !== appChoice.dateFormat },
    toggle('flip', flip, false),
  ];
  return kind === 'qif' ? last : [...csvSteps(settings, appChoice), ...last];
}

const toggle = (key: StepKey, value: boolean, standard: boolean): Step => ({
  key,
  value,
  change: value !== standard,
});

function csvSteps(settings: Settings, { delimiter, mapping }: Chosen['appChoice']): Step[] {
  const { split, inOut, outValue, skipLines, hasHeader } = settings;
  return [
    { key: 'delimiter', value: settings.delimiter, change: settings.delimiter !== delimiter },
    { key: 'skipLines', value: skipLines, change: skipLines !== 0 },
    toggle('hasHeader', hasHeader, true),
    toggle('split', split, false),
    toggle('inOut', inOut, false),
    ...(inOut ? [{ key: 'outValue', value: outValue, change: true } satisfies Step] : []),
    ...fieldSteps(settings, split ? { ...mapping, outflow: mapping.amount } : mapping),
  ];
}

/** The fields that the dialog shows with these settings. */
export function fieldsOf({ split, inOut }: Pick<Settings, 'split' | 'inOut'>): Field[] {
  const money: Field[] = split ? ['outflow', 'inflow'] : ['amount'];
  return ['date', 'payee', 'notes', 'category', ...(inOut && !split ? (['inOut'] as const) : []), ...money];
}

function fieldSteps(settings: Settings, own: Mapping): Step[] {
  return fieldsOf(settings).map(key => {
    const value = settings.mapping[key];
    return { key: key === 'inOut' ? 'inOutField' : key, value, change: (value ?? '') !== (own[key] ?? '') };
  });
}
