import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText, text } from '#contracts/kernel/text';
import { MAX_HIRE_ITEMS } from '#contracts/recruiting/pending-hire/pending-hire.choices';
import { ChecklistItem } from '#contracts/recruiting/pending-hire/pending-hire.items';

const MAX_JOBS = 100;

/** What is to be done until somebody's first day, as a company does it each time. A hire takes it as it is at that moment. */
export const hiringChecklist = entity({
  name: 'hiringChecklist',
  context: 'recruiting',
  plural: 'hiring-checklists',
  permissions: 'tenant.hiringChecklists',
  fields: {
    name: requiredText(100),
    description: text(500),
    /** Taken for every hire whose job has none of its own. */
    isDefault: z.boolean(),
    /** Jobs whose hires take this one. */
    jobIds: z.array(Id).max(MAX_JOBS),
    items: z.array(ChecklistItem).max(MAX_HIRE_ITEMS),
  },
  defaults: { description: '', isDefault: false, jobIds: [], items: [] },
  sorts: ['updatedAt', 'name', 'createdAt'],
  search: ['name', 'description'],
});
export type HiringChecklistView = typeof hiringChecklist.types.view;
