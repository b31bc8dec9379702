import { z } from 'zod';

/** A skill as it is compared: in small letters, without accents, with single spaces. */
export const plainSkill = (skill: string): string =>
  skill.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');

export const MAX_SKILL_LENGTH = 100;

/** Those who have the skill, or one that begins with it. */
export const SkillFilter = z
  .string()
  .max(MAX_SKILL_LENGTH)
  .refine((skill) => plainSkill(skill) !== '', { message: 'field-required' });
