import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MuiTextField from '@mui/material/TextField';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import type { TeamView } from 'contracts/identity/team/team.entity';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { MAX_CONTRACT_DAYS, MAX_CONTRACT_MESSAGE } from 'contracts/recruiting/contract/contract.choices';
import type { ContractTemplateView } from 'contracts/recruiting/contract-template/contract-template.entity';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router';
import { offered, offeredUser } from '#admin-ui/identity/offered-user';
import { useCan } from '#admin-ui/providers/me.tsx';
import { candidateName } from '#admin-ui/recruiting/candidate/candidate-name';
import { SignerFields, useTemplate } from '#admin-ui/recruiting/contract/ContractForm.tsx';
import { FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { ReferencesField } from '#admin-ui/shared/form/ReferencesField.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import type { Chosen } from './SendToManyLink.tsx';

type Signer = { roleId: string; name: string; email: string };
type Written = {
  templateId: string | null;
  jobId: string | null;
  candidates: string[];
  users: string[];
  teams: string[];
  roleId: string | null;
  message: string | null;
  expiresInDays: number | string | null;
  signers: Signer[];
};
const words = 'resources.contract-batches';

/** Who was ticked in the list that leads here; the rest follows from the template. Said once, or the form would begin anew. */
export const useNewBatch = () => {
  const { state } = useLocation() as { state: Chosen | null };
  const [query] = useSearchParams();
  return useState(() => ({
    ...{ templateId: query.get('templateId'), jobId: query.get('jobId'), teams: [], roleId: null, message: '' },
    ...{ candidates: state?.candidates ?? [], users: state?.users ?? [], expiresInDays: 14, signers: [] },
  }))[0];
};

export const batchOf = (written: Record<string, unknown>) => {
  const { templateId, jobId, candidates, users, teams, roleId, message, expiresInDays, signers } =
    written as unknown as Written;
  return {
    ...{ templateId, jobId, candidates, users, teams, roleId, message: message ?? '' },
    expiresInDays: Number(expiresInDays) || null,
    signers: signers.map((one) => ({ roleId: one.roleId, name: one.name, email: one.email })),
  };
};

/** More than these are not shown one by one. */
const SHOWN = 20;

/** People who were ticked in a list: many of them are a number. */
const Many = ({ source, children }: { source: 'candidates' | 'users'; children: ReactNode }) => {
  const t = useTranslate();
  const { setValue } = useFormContext<Written>();
  const chosen = useWatch<Written, 'candidates' | 'users'>({ name: source }) ?? [];
  if (chosen.length <= SHOWN) return children;
  return (
    <div>
      <p style={{ margin: '0 0 8px' }}>{t(`${words}.chosen.${source}`, { smart_count: chosen.length })}</p>
      <Button size="small" variant="outlined" onClick={() => setValue(source, [], { shouldDirty: true })}>
        {t(`${words}.chosen.clear`)}
      </Button>
    </div>
  );
};

/** One for each role but that of the recipients; who was written for a role stays. */
const othersOf = (
  { signers: roles }: ContractTemplateView,
  roleId: string,
  before: readonly Partial<Signer>[],
): Signer[] =>
  roles
    .filter(({ id }) => id !== roleId)
    .map(({ id }) => ({ name: '', email: '', ...before.find((one) => one.roleId === id), roleId: id }));

/** What follows from the template: the roles, the message and the days. */
const useRoles = (template: ContractTemplateView | undefined) => {
  const { setValue, getValues } = useFormContext<Written>();
  const [roleId, signers] = useWatch<Written, ['roleId', 'signers']>({ name: ['roleId', 'signers'] });
  useEffect(() => {
    if (!template) return;
    const [first] = template.signers;
    if (!template.signers.some(({ id }) => id === roleId)) {
      setValue('roleId', first?.id ?? null);
      if (getValues('message') === '') setValue('message', template.message);
      setValue('expiresInDays', template.expiresInDays);
      return;
    }
    const wanted = othersOf(template, roleId ?? '', signers);
    if (wanted.map((one) => one.roleId).join() !== signers.map((one) => one.roleId).join()) setValue('signers', wanted);
  }, [template, roleId, signers, setValue, getValues]);
  return { roleId, signers };
};

/** A template, who gets a contract of their own, and who signs each of them besides. */
export const BatchForm = () => {
  const t = useTranslate();
  const can = useCan();
  const { register } = useFormContext<Written>();
  const templateId = useWatch<Written, 'templateId'>({ name: 'templateId' });
  const { errors } = useFormState();
  const template = useTemplate(templateId);
  const { roleId, signers } = useRoles(template);
  const fault = errors.signers?.message;
  const roleOf = (id: string) => template?.signers.find((one) => one.id === id)?.name ?? '';

  return (
    <>
      <FormSection title="about">
        <ReferenceField source="templateId" reference="contract-templates" isRequired />
        {can('tenant.jobs.read') && <ReferenceField source="jobId" reference="jobs" />}
      </FormSection>
      <FormSection title="people" hint="people">
        {can('tenant.users.read') && (
          <Many source="users">
            <ReferencesField<MemberView>
              source="users"
              reference="users"
              filter={offered}
              placeholder={t('common.find')}
              asChoice={offeredUser}
            />
          </Many>
        )}
        {can('tenant.teams.read') && can('tenant.users.read') && (
          <ReferencesField<TeamView>
            source="teams"
            reference="teams"
            placeholder={t('common.find')}
            asChoice={({ id, name }) => ({ id, name })}
          />
        )}
        {can('tenant.candidates.read') && (
          <Many source="candidates">
            <ReferencesField<CandidateView>
              source="candidates"
              reference="candidates"
              placeholder={t('common.find')}
              asChoice={(one) => ({ id: one.id, name: `${candidateName(one)} · ${one.email ?? ''}` })}
            />
          </Many>
        )}
      </FormSection>
      <FormSection title="signers">
        {template ? (
          <>
            <SelectField source="roleId" choices={template.signers} />
            {signers.map((one, index) => (
              <SignerFields key={one.roleId} index={index} role={roleOf(one.roleId)} />
            ))}
            {roleId && signers.length === 0 && <p style={{ margin: 0 }}>{t(`${words}.recipientAlone`)}</p>}
          </>
        ) : (
          <p style={{ margin: 0 }}>{t('resources.contracts.chooseTemplate')}</p>
        )}
        {typeof fault === 'string' && (
          <FormHelperText error role="alert">
            {fault}
          </FormHelperText>
        )}
      </FormSection>
      <FormSection title="mail">
        <MuiTextField
          {...register('message')}
          label={t(`${words}.fields.message`)}
          fullWidth
          multiline
          minRows={3}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: MAX_CONTRACT_MESSAGE } }}
        />
        <MuiTextField
          {...register('expiresInDays', { min: 1, max: MAX_CONTRACT_DAYS })}
          label={t(`${words}.fields.expiresInDays`)}
          type="number"
          sx={{ maxWidth: 220 }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: 1, max: MAX_CONTRACT_DAYS } }}
        />
      </FormSection>
    </>
  );
};
