import { atWork, daysBefore, HOUR_MS } from '#deploy/seed/calendar';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { userIdOf } from '#deploy/seed/register';
import type { Step } from '#deploy/seed/step';

/** Who looks after candidates, each since the company knows them at the earliest. */
export const planAssignments = (company: CompanyContent, known: readonly Step[], now: Date): Step[] =>
  (company.assigned ?? []).flatMap(({ candidate, by, daysAgo, role, team }): Step[] => {
    const { subdomain, people } = company;
    const id = demoId('candidate', subdomain, candidate);
    const first = known.find((step) => step.aggregate === 'candidate' && step.id === id);
    if (!first) return [];
    const at = new Date(Math.max(first.at.getTime() + HOUR_MS, atWork(daysBefore(now, daysAgo), now).getTime()));
    const person = people.find((one) => one.role === role);
    const data = {
      assigneeId: person ? userIdOf(person) : null,
      teamId: team === undefined ? null : demoId('team', subdomain, team),
    };
    const isSomebody = data.assigneeId !== null || data.teamId !== null;
    const command = isSomebody
      ? { type: 'AssignCandidate' as const, data }
      : { type: 'UnassignCandidate' as const, data: {} };
    return [{ ...{ aggregate: 'candidate', id, by, at, key: `demo-${id}-assigned-${daysAgo}` }, command }];
  });
