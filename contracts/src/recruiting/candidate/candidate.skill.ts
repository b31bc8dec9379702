import { z } from 'zod';

/** A skill as it is compared: in small letters, without accents, with single spaces. */
export const plainSkill = (skill: string): string =>
  skill.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');

/** Those who have the skill, or one that begins with it. */
export const SkillFilter = z
  .string()
  .max(100)
  .refine((skill) => plainSkill(skill) !== '', { message: 'field-required' });
