import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import { applicantIdOf, applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { takenItems } from 'contracts/recruiting/pending-hire/pending-hire.fold';
import { pendingHireIdOf } from 'contracts/recruiting/pending-hire/pending-hire.id';
import { ChecklistItem, NewHireItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import { atWork, daysBefore, HOUR_MS } from '#deploy/seed/calendar';
import type { AddedHireItem, CompanyContent, HireCourse, HiresContent, HireTaskContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import type { Doer, SeedCommand, Step } from '#deploy/seed/step';

type Checklist = HiresContent['checklists'][number];
type Hiring = { company: CompanyContent; hires: HiresContent; now: Date };
/** Somebody who is to be hired, since when, and for what. */
type Approved = { interviewId: string; candidateId: string; slug: string; at: Date };

const personOf = ({ people }: CompanyContent, role: string) =>
  people.find((person) => person.role === role) ?? people[0];

const itemOf = (company: CompanyContent, list: string, { assignee, ...said }: HireTaskContent): ChecklistItem => {
  const isNamed = assignee !== 'candidate' && assignee !== 'manager';
  const person = isNamed ? personOf(company, assignee) : undefined;
  return ChecklistItem.parse({
    ...said,
    id: demoId('checklistItem', company.subdomain, `${list} ${said.title}`),
    assignee: isNamed ? 'user' : assignee,
    ...(person && { assigneeId: userIdOf(person) }),
  });
};

const itemsOf = (company: CompanyContent, { name, items }: Checklist): ChecklistItem[] =>
  items.map((item) => itemOf(company, name, item));

const checklistIdOf = ({ subdomain }: CompanyContent, { name }: Checklist) =>
  demoId('hiringChecklist', subdomain, name);

const listFor = ({ checklists }: HiresContent, slug: string): Checklist | undefined =>
  checklists.find(({ slugs }) => slugs.includes(slug)) ?? checklists.find(({ isDefault }) => isDefault);

const addedItem = ({ subdomain }: CompanyContent, { template, policy, ...said }: AddedHireItem): NewHireItem =>
  NewHireItem.parse({
    ...said,
    ...(template && { contractTemplateId: demoId('contractTemplate', subdomain, template) }),
    ...(policy && { policyId: demoId('handbookDocument', subdomain, policy) }),
  });

/** Hires since the company began to keep them here. */
const SHOWN = 12;
/** Checklists were there before the first interview was opened. */
const KNOWN_DAYS = 70;

const planChecklists = ({ company, hires, now }: Hiring): Step[] =>
  hires.checklists.map((list): Step => {
    const id = checklistIdOf(company, list);
    const { name, description, isDefault, slugs } = list;
    const jobIds = slugs.map((slug) => demoId('job', company.subdomain, slug));
    const data = { hiringChecklistId: id, name, description, isDefault, jobIds, items: itemsOf(company, list) };
    return {
      ...{ aggregate: 'hiringChecklist', id, by: 'Owner', at: daysBefore(now, KNOWN_DAYS), key: `demo-${id}` },
      command: { type: 'CreateHiringChecklist', data },
    };
  });

/** One hire, from the approval of its interview on; each step an hour after the one before, none in the future. */
const planHire = ({ company, hires, now }: Hiring, approved: Approved, course: HireCourse): Step[] => {
  const { interviewId, candidateId, slug, at } = approved;
  const list = listFor(hires, slug);
  if (!list) return [];
  const id = pendingHireIdOf(interviewId);
  const { timeZone } = company.profile;
  const manager = personOf(company, 'Trainer');
  const items = takenItems(id, itemsOf(company, list), at.toISOString());
  const startsOn = course.startsInDays === null ? null : dayName(dayOf(timeZone, now.getTime()) + course.startsInDays);
  const steps: [Doer, Extract<SeedCommand, { aggregate: 'pendingHire' }>['command']][] = [
    [
      'Process',
      {
        type: 'CreatePendingHire',
        data: { pendingHireId: id, candidateId, interviewId, checklistId: checklistIdOf(company, list) },
      },
    ],
    [
      'Recruiter',
      { type: 'ChangePendingHire', data: { startsOn, timeZone, managerId: manager ? userIdOf(manager) : null } },
    ],
  ];
  for (const item of course.adds ?? [])
    steps.push(['Recruiter', { type: 'AddPendingHireItem', data: addedItem(company, item) }]);
  if (course.notes) steps.push(['Recruiter', { type: 'NotePendingHire', data: { notes: course.notes } }]);
  if (course.asks) steps.push(['Recruiter', { type: 'AskPendingHireCandidate', data: { userId: course.asks } }]);
  for (const { id: itemId } of items.slice(0, course.done)) {
    const data = { itemId, answer: null, documentId: null, documentName: null };
    steps.push(['Recruiter', { type: 'CompletePendingHireItem', data }]);
  }
  const { status, reason = '' } = course;
  if (status === 'withdrawn') steps.push(['Recruiter', { type: 'WithdrawPendingHire', data: { reason } }]);
  if (status === 'declined') steps.push(['Owner', { type: 'DeclinePendingHire', data: { reason } }]);
  if (status === 'approved' || status === 'hired') steps.push(['Owner', { type: 'ApprovePendingHire', data: {} }]);
  if (status === 'hired') {
    const data = { roles: ['Recruiter' as const], type: 'regular' as const, teams: [] };
    steps.push(['Owner', { type: 'HirePendingHire', data }]);
  }
  const pause = Math.min(HOUR_MS, (now.getTime() - at.getTime()) / (steps.length + 1));
  return steps.map(
    ([by, command], index): Step => ({
      ...{ aggregate: 'pendingHire', id, by, key: `demo-${id}-${index}`, command },
      at: new Date(at.getTime() + Math.floor(pause * (index + 1))),
    }),
  );
};

/** Interviews that are approved at the end of what happened, the last one first. */
const approvedIn = (company: CompanyContent, steps: readonly Step[]): Approved[] => {
  const slugs = new Map(company.jobs.map(({ slug }) => [demoId('job', company.subdomain, slug), slug]));
  const found = new Map<string, Approved & { isApproved: boolean }>();
  for (const step of steps) {
    if (step.aggregate !== 'interview') continue;
    const { command, id, at } = step;
    if (command.type === 'CreateInterview') {
      const { candidateId, jobId } = command.data;
      found.set(id, { interviewId: id, candidateId, slug: slugs.get(jobId ?? '') ?? '', at, isApproved: false });
    }
    const known = found.get(id);
    if (known && command.type === 'ChangeInterviewStatus')
      found.set(id, { ...known, at, isApproved: command.data.status === 'approved' });
  }
  return [...found.values()]
    .filter(({ isApproved }) => isApproved)
    .sort((one, other) => other.at.getTime() - one.at.getTime());
};

/** The applicant is to be hired too, and is asked for what is missing: their portal shows it. */
const planApplicantsHire = (hiring: Hiring): Step[] => {
  const { company, hires, now } = hiring;
  const { applicant } = company;
  if (!applicant || !hires.applicant) return [];
  const { slug, daysAgo, startsInDays, notes, adds } = hires.applicant;
  const userId = userIdOf(applicant);
  const interviewId = interviewIdOf(applicationIdOf(userId, demoId('job', company.subdomain, slug)));
  const candidateId = applicantIdOf(tenantIdOf(company), userId);
  const at = atWork(daysBefore(now, daysAgo), now);
  const course = { startsInDays, done: 0, status: 'preparing' as const, notes, adds, asks: userId };
  return planHire(hiring, { interviewId, candidateId, slug, at }, course);
};

/** What was done about those whose interviews were approved: policies act on nothing from before their first start. */
export const planHires = (company: CompanyContent, steps: readonly Step[], now: Date): Step[] => {
  const { hires } = company;
  if (!hires) return [];
  const hiring = { company, hires, now };
  const { courses } = hires;
  const ofInterviews = approvedIn(company, steps)
    .slice(0, SHOWN)
    .flatMap((approved, index) => {
      // All that lie further back have come, one after another.
      const weeks = Math.max(0, index - courses.length + 1);
      const course = courses[index - weeks];
      if (!course) return [];
      const startsInDays = course.startsInDays === null ? null : course.startsInDays - 7 * weeks;
      return planHire(hiring, approved, { ...course, startsInDays });
    });
  return [...planChecklists(hiring), ...ofInterviews, ...planApplicantsHire(hiring)];
};
