import { emailTemplate } from 'contracts/automation/email-template/email-template.entity';
import { label } from 'contracts/automation/label/label.entity';
import { webhook } from 'contracts/automation/webhook/webhook.entity';
import { team } from 'contracts/identity/team/team.entity';
import { job as jobEntity } from 'contracts/recruiting/job/job.entity';
import { describe, expect, it } from 'vitest';
import { kindOf, maxLengthOf, optionsOf } from './kinds.ts';
import { emptyOf, sent, validatorOf } from './schema.ts';

const job = jobEntity.fields;

describe('a field of a form, from its schema', () => {
  it('given schemas, when their kind is asked for, then it is that of the value within', () => {
    expect(
      [job.title, job.country, job.educationLevel, webhook.fields.active, team.fields.userIds].map(kindOf),
    ).toEqual([...['text', 'text', 'choice', 'yes-no', 'list']]);
    expect([maxLengthOf(job.title), optionsOf(job.interval)[0]]).toEqual([200, 'annually']);
    expect([emptyOf(job.title), emptyOf(job.interval), emptyOf(team.fields.userIds)]).toEqual(['', null, []]);
  });

  it('given what people type, when it is checked, then the codes of the server are the keys of the words', () => {
    const title = validatorOf(job.title);
    expect([title.isRequired, title('  '), title('a'.repeat(201)), title('Cook')]).toEqual([
      ...[true, 'field.field-required', 'field.too-long', undefined],
    ]);
    expect(validatorOf(job.slug)('No Slug')).toBe('problem.slug-invalid');
    expect(validatorOf(label.fields.fontColor)('red')).toBe('problem.color-invalid');
    expect(validatorOf(webhook.fields.url)('ftp://x')).toBe('field.url-invalid');
    expect(validatorOf(team.fields.userIds)([])).toBe('problem.team-users-required');
    expect(validatorOf(emailTemplate.fields.name)('')).toBe('problem.template-name-required');
  });

  it('given a field that may be empty, when nothing is written, then nothing is wrong, and it is sent as the schema has it', () => {
    expect([validatorOf(job.country).isRequired, validatorOf(job.country)('')]).toEqual([false, undefined]);
    expect([validatorOf(job.slug, true)(''), validatorOf(job.slug)('')]).toEqual([undefined, 'field.field-required']);
    expect([sent(job.country, ' '), sent(job.location, ' Oslo ')]).toEqual([null, 'Oslo']);
  });
});
