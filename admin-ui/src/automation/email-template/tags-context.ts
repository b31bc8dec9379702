import { mailTagGroups } from 'contracts/automation/mail/mail-tags';
import { createContext } from 'react';

type Words = { 'en-us': string; 'pt-br': string };
export type TagGroups = readonly {
  group: string;
  tags: readonly { name: string; words: Words; example: Words }[];
}[];

/** What may be said in the form around; all there is, where it does not say. */
export const TagsContext = createContext<TagGroups>(mailTagGroups);
