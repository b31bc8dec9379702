import { derivedId } from 'contracts/kernel/id';
import { known } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { plainSkill } from 'contracts/recruiting/candidate/candidate.skill';
import type { Via } from '#projection-service/engine/list-source';
import { projection, schemaBeside } from '#projection-service/engine/projection';
import { personOf } from './candidate-person.ref.ts';

type SkillRow = {
  id: string;
  candidateId: string;
  personId: string;
  /** In small letters without accents. */
  skill: string;
  /** The record that it was taken from in a merge; null: it is the record's own. */
  takenFrom: string | null;
  /** The record whose skills were taken in the place of these. */
  replacedBy: string | null;
  isShown: boolean;
};
type Own = Extract<
  CandidateEvent,
  {
    type:
      | 'CandidateCreated'
      | 'CandidateChanged'
      | 'CandidateMerged'
      | 'CandidateUnmerged'
      | 'CandidateRemoved'
      | 'CandidateErased';
  }
>;

/** The skills that a record has from this event on, and where they were taken from; null: it says nothing of them. */
const saidIn = ({ type, data }: Own): { skills: string[]; takenFrom: string | null } | null => {
  const taken = (skills: string[] | undefined, takenFrom: string | null) => (skills ? { skills, takenFrom } : null);
  if (type === 'CandidateCreated') return taken(known(data.skills) ?? undefined, null);
  if (type === 'CandidateChanged') return taken(known(data.to)?.skills, null);
  return type === 'CandidateMerged' ? taken(known(data.to)?.skills, data.otherId) : null;
};

const rowsOf = (event: Own): SkillRow[] => {
  const { candidateId } = event.data;
  const { skills, takenFrom } = saidIn(event) ?? { skills: [], takenFrom: null };
  return [...new Set(skills.map(plainSkill))].filter(Boolean).map((skill) => ({
    id: derivedId('candidate-skill', candidateId, takenFrom ?? '', skill),
    ...{ candidateId, personId: candidateId, skill, takenFrom, replacedBy: null, isShown: true },
  }));
};

const shown = (row: SkillRow, replacedBy: string | null): SkillRow => ({
  ...row,
  replacedBy,
  isShown: replacedBy === null,
});

/** One row for each skill of a candidate: what the list is filtered by. Those that others took the place of in a merge come back with its end. */
export const candidateSkillProjection = projection<SkillRow, Own>({
  name: 'recruiting.candidate-skill',
  version: 2,
  table: 'candidate_skill',
  schema: schemaBeside(import.meta.url),
  columns: {
    candidateId: 'uuid',
    personId: 'uuid',
    skill: 'text',
    takenFrom: 'uuid',
    replacedBy: 'uuid',
    isShown: 'bool',
  },
  types: [
    ...(['CandidateCreated', 'CandidateChanged', 'CandidateMerged', 'CandidateUnmerged'] as const),
    ...(['CandidateRemoved', 'CandidateErased'] as const),
  ],
  createdBy: [],
  key: (event) => {
    const ids = rowsOf(event).map(({ id }) => id);
    if (event.type === 'CandidateCreated') return ids;
    const isSaid = saidIn(event) !== null || !('to' in event.data);
    return isSaid ? [...ids, { by: 'candidateId', value: event.data.candidateId }] : [];
  },
  evolve: (row, event, id) => {
    const now = rowsOf(event).find((one) => one.id === id);
    if (now) return now;
    if (!row) return undefined;
    switch (event.type) {
      case 'CandidateMerged':
        return row.replacedBy === null ? shown(row, event.data.otherId) : row;
      case 'CandidateUnmerged': {
        const { otherId } = event.data;
        if (row.takenFrom === otherId) return undefined;
        return row.replacedBy === otherId ? shown(row, null) : row;
      }
      default:
        return undefined;
    }
  },
  refs: { person: personOf('candidateId') },
});

/** Beyond every letter that a skill goes on with. */
const LAST = '\u{10ffff}';

/** The filter by a skill, or by what it begins with (docs/product.md REC-198). */
export const skillVia: Via = {
  table: candidateSkillProjection.table,
  row: 'person_id',
  asks: (wanted) => {
    const skill = plainSkill(String(wanted));
    return [
      [
        { column: 'is_shown', type: 'bool', operator: '=', value: true },
        { column: 'skill', type: 'text', operator: '>=', value: skill },
        { column: 'skill', type: 'text', operator: '<=', value: `${skill}${LAST}` },
      ],
    ];
  },
};
