import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { fromMinor, toMinor } from 'ui-kit/format/typed-money';

type Values = Record<string, unknown>;

const amounts = ['currentSalary', 'expectedSalary', 'expectedMonthlyWage', 'expectedHourlyWage'] as const;
const wholes = ['experienceYears', 'age'] as const;

/** Amounts and numbers as people type them, skills in one line. */
export const toCandidateForm = (candidate: CandidateView): Values => ({
  ...Object.fromEntries(amounts.map((field) => [field, fromMinor(candidate[field], candidate.salaryCurrency ?? '')])),
  ...Object.fromEntries(wholes.map((field) => [field, candidate[field]?.toString() ?? ''])),
  skills: (candidate.skills ?? []).join(', '),
});

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value).trim());
const wholeOf = (value: unknown): number | null => (textOf(value) === '' ? null : Number(textOf(value)));

export const skillsOf = (typed: unknown): string[] => [
  ...new Set(
    String(typed ?? '')
      .split(/[,;\n]/)
      .map((skill) => skill.trim())
      .filter(Boolean),
  ),
];

export const fromCandidateForm = (written: Values): Values => ({
  ...written,
  ...Object.fromEntries(
    amounts.map((field) => [field, toMinor(textOf(written[field]), String(written.salaryCurrency ?? ''))]),
  ),
  ...Object.fromEntries(wholes.map((field) => [field, wholeOf(written[field])])),
  skills: skillsOf(written.skills),
  custom: written.custom ?? {},
});
