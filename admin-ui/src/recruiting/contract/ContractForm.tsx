import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import MuiTextField from '@mui/material/TextField';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import {
  MAX_CODE_LENGTH,
  MAX_CONTRACT_DAYS,
  MAX_CONTRACT_MESSAGE,
  MAX_CONTRACT_TITLE,
  MAX_REMIND_DAYS,
} from 'contracts/recruiting/contract/contract.choices';
import type { ContractTemplateView } from 'contracts/recruiting/contract-template/contract-template.entity';
import { useEffect } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { useCan } from '#admin-ui/providers/me.tsx';
import { CheckField } from '#admin-ui/shared/form/CheckField.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';

type Signer = { roleId: string; name: string; email: string; code: string };
type Written = {
  templateId: string | null;
  candidateId: string | null;
  jobId: string | null;
  pendingHireId: string | null;
  title: string | null;
  message: string | null;
  isOrdered: boolean | null;
  expiresInDays: number | null;
  remindEveryDays: number | string | null;
  signers: Signer[];
};

const Person = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: '12px 16px 16px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  '& + &': { marginTop: 12 },
  '& legend': { padding: '0 6px', fontWeight: 560 },
}));

/** What the link to this page says; the rest follows from the template. */
export const useNewContract = () => {
  const [query] = useSearchParams();
  const said = (name: string) => query.get(name);
  return {
    ...{ templateId: said('templateId'), candidateId: said('candidateId'), jobId: said('jobId') },
    ...{ pendingHireId: said('pendingHireId'), title: '', message: '', isOrdered: null },
    ...{ expiresInDays: 14, remindEveryDays: '', signers: [] },
  };
};

export const contractOf = (written: Record<string, unknown>) => {
  const { templateId, candidateId, jobId, pendingHireId, title, message, signers, ...sent } = written as Written;
  return {
    ...{ templateId, candidateId, jobId, pendingHireId, title: title ?? '', message: message ?? '' },
    isOrdered: sent.isOrdered,
    expiresInDays: Number(sent.expiresInDays) || null,
    // Left empty nobody is reminded.
    remindEveryDays: Number(sent.remindEveryDays) || 0,
    signers: signers.map(({ roleId, name, email, code }) => ({ roleId, name, email, code: code || null })),
  };
};

export const useTemplate = (id: string | null) =>
  useGetOne<ContractTemplateView>('contract-templates', { id: id ?? '' }, { enabled: id !== null, retry: false }).data;
const useCandidate = (id: string | null) =>
  useGetOne<CandidateView>('candidates', { id: id ?? '' }, { enabled: id !== null, retry: false }).data;

/** One who signs: the first one is the candidate, where there is one. */
export const SignerFields = ({ index, role, hasCode = false }: { index: number; role: string; hasCode?: boolean }) => {
  const t = useTranslate();
  const { register } = useFormContext();
  const { errors } = useFormState();
  const faults = (errors.signers as Record<string, Record<string, { message?: string }>> | undefined)?.[index];
  const field = (name: 'name' | 'email' | 'code', more: object = {}) => ({
    ...register(`signers.${index}.${name}`, name === 'code' ? {} : { required: t('ra.validation.required') }),
    label: t(`resources.contracts.fields.${name}`),
    error: faults?.[name] !== undefined,
    helperText: faults?.[name]?.message,
    fullWidth: true,
    autoComplete: 'off',
    slotProps: { inputLabel: { shrink: true } },
    ...more,
  });
  return (
    <Person>
      <legend>{role}</legend>
      <Columns>
        <MuiTextField {...field('name')} required />
        <MuiTextField {...field('email', { type: 'email' })} required />
      </Columns>
      {hasCode && (
        <MuiTextField
          {...field('code', {
            helperText: t('resources.contracts.hints.code'),
            slotProps: { inputLabel: { shrink: true }, htmlInput: { maxLength: MAX_CODE_LENGTH } },
          })}
        />
      )}
    </Person>
  );
};

const isOf = ({ signers: roles }: ContractTemplateView, signers: readonly Partial<Signer>[]): boolean =>
  signers.length === roles.length && roles.every(({ id }, index) => signers[index]?.roleId === id);

/** One for each role of the template; who was written for a role stays. */
const signersOf = ({ signers: roles }: ContractTemplateView, before: readonly Partial<Signer>[]): Signer[] =>
  roles.map(({ id: roleId }, index) => {
    const typed = before[index]?.roleId === undefined ? before[index] : undefined;
    const known = before.find((one) => one.roleId === roleId) ?? typed;
    return { name: '', email: '', code: '', ...known, roleId };
  });

/** A template, whom it is about, and who signs it. */
export const ContractForm = () => {
  const t = useTranslate();
  const can = useCan();
  const { setValue, getValues, register } = useFormContext<Written>();
  const [templateId, candidateId, signers] = useWatch<Written, ['templateId', 'candidateId', 'signers']>({
    name: ['templateId', 'candidateId', 'signers'],
  });
  const { errors } = useFormState();
  const fault = errors.signers?.message;
  const template = useTemplate(templateId);
  const candidate = useCandidate(candidateId);

  // The form begins anew once its values are there, also after the template was.
  useEffect(() => {
    if (!template || isOf(template, signers)) return;
    setValue('signers', signersOf(template, signers));
    if (getValues('message') === '') setValue('message', template.message);
    setValue('isOrdered', template.isOrdered);
    setValue('expiresInDays', template.expiresInDays);
    setValue('remindEveryDays', template.remindEveryDays ?? '');
  }, [template, signers, getValues, setValue]);
  useEffect(() => {
    if (!candidate || signers.length === 0 || signers[0]?.name !== '') return;
    setValue('signers.0.name', `${candidate.firstName ?? ''} ${candidate.lastName ?? ''}`.trim());
    setValue('signers.0.email', candidate.email ?? '');
  }, [candidate, signers, setValue]);

  return (
    <>
      <FormSection title="about">
        <ReferenceField source="templateId" reference="contract-templates" isRequired />
        {can('tenant.candidates.read') && <ReferenceField source="candidateId" reference="candidates" />}
        {can('tenant.jobs.read') && <ReferenceField source="jobId" reference="jobs" />}
      </FormSection>
      <FormSection title="signers">
        {template ? (
          template.signers.map(({ id, name }, index) => <SignerFields key={id} index={index} role={name} hasCode />)
        ) : (
          <p style={{ margin: 0 }}>{t('resources.contracts.chooseTemplate')}</p>
        )}
        {template && template.signers.length > 1 && (
          <CheckField source="isOrdered" hint={t('resources.contract-templates.hints.isOrdered')} />
        )}
        {typeof fault === 'string' && (
          <FormHelperText error role="alert">
            {fault}
          </FormHelperText>
        )}
      </FormSection>
      <FormSection title="mail">
        <MuiTextField
          {...register('title')}
          label={t('resources.contracts.fields.title')}
          placeholder={template?.name}
          helperText={t('resources.contracts.hints.title')}
          fullWidth
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: MAX_CONTRACT_TITLE } }}
        />
        <MuiTextField
          {...register('message')}
          label={t('resources.contracts.fields.message')}
          fullWidth
          multiline
          minRows={3}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: MAX_CONTRACT_MESSAGE } }}
        />
        <Columns>
          <MuiTextField
            {...register('expiresInDays', { min: 1, max: MAX_CONTRACT_DAYS })}
            label={t('resources.contracts.fields.expiresInDays')}
            type="number"
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: 1, max: MAX_CONTRACT_DAYS } }}
          />
          <MuiTextField
            {...register('remindEveryDays', { min: 1, max: MAX_REMIND_DAYS })}
            label={t('resources.contracts.fields.remindEveryDays')}
            helperText={t('resources.contracts.hints.remindEveryDays')}
            type="number"
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: 1, max: MAX_REMIND_DAYS } }}
          />
        </Columns>
      </FormSection>
    </>
  );
};
