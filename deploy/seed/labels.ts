import { daysBefore } from '#deploy/seed/calendar';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import type { Step } from '#deploy/seed/step';

const HOUR_DAYS = 1 / 24;

/** Labels of candidates, made shortly before they are put on the first one, and put on some days after each became known. */
export const planLabels = ({ subdomain, labels = [] }: CompanyContent, known: readonly Step[]): Step[] =>
  labels.flatMap(({ by, daysAfter, candidates, ...label }): Step[] => {
    const labelId = demoId('label', subdomain, label.name);
    const putOn = candidates.flatMap((name): Step[] => {
      const id = demoId('candidate', subdomain, name);
      const first = known.find((step) => step.aggregate === 'candidate' && step.id === id);
      if (!first) return [];
      const at = daysBefore(first.at, -daysAfter);
      const command = { type: 'LabelCandidate' as const, data: { add: [labelId], remove: [] } };
      return [{ ...{ aggregate: 'candidate', id, by, at, key: `demo-${labelId}-${id}` }, command }];
    });
    const earliest = Math.min(...putOn.map(({ at }) => at.getTime()));
    if (putOn.length === 0) return [];
    return [
      {
        ...{
          aggregate: 'label',
          id: labelId,
          by,
          at: daysBefore(new Date(earliest), HOUR_DAYS),
          key: `demo-${labelId}`,
        },
        command: { type: 'CreateLabel', data: { labelId, ...label } },
      },
      ...putOn,
    ];
  });
