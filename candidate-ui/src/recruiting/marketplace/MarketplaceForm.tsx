import './marketplace.words.ts';
import styled from '@emotion/styled';
import { jobLevels } from 'contracts/recruiting/candidate/candidate.choices';
import { marketplaceLimits } from 'contracts/recruiting/marketplace/marketplace.limits';
import type { MyMarketplaceView } from 'contracts/recruiting/marketplace/marketplace.views';
import { useMemo, useState } from 'react';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { CheckInput } from 'ui-kit/form/CheckInput.tsx';
import { SelectInput } from 'ui-kit/form/SelectInput.tsx';
import { TextAreaInput } from 'ui-kit/form/TextAreaInput.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useHtmlForm } from 'ui-kit/form/useHtmlForm';
import { countryChoices } from 'ui-kit/format/countries';
import { fromMinor } from 'ui-kit/format/typed-money';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { LeaveGuard } from 'ui-kit/page/LeaveGuard.tsx';
import { useLocale } from 'ui-kit/preferences/preferences';
import { LanguageInputs } from './LanguageInputs.tsx';
import { change, join } from './marketplace.ts';
import { factsOf, gathered, refusalOf, type SpokenLanguage } from './marketplace-form.ts';

const Form = styled.form({ display: 'grid', gap: 18, marginTop: 20 });
const Pair = styled.div({
  display: 'grid',
  gap: 18,
  '@media (min-width: 480px)': { gridTemplateColumns: '1fr 1fr', gap: 16 },
});

/** ISO 4217, with the names of this language. */
const currencyChoices = (locale: string) => {
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((id) => ({ id, name: `${id}, ${names.of(id) ?? id}` }));
};

/** What companies are to see of me; who is not in the marketplace comes into it by sending this. */
export const MarketplaceForm = ({ mine: { isListed, facts } }: { mine: MyMarketplaceView }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const sending = useSend(isListed ? change : join);
  const [isChanged, setChanged] = useState(false);
  const [languages, setLanguages] = useState<readonly SpokenLanguage[]>(() =>
    (facts?.languages ?? []).map(({ name, level }, key) => ({ key, name, level: level ?? '' })),
  );
  const countries = useMemo(() => [{ id: '', name: t('marketplace.choose') }, ...countryChoices(locale)], [locale, t]);
  const currencies = useMemo(
    () => [{ id: '', name: t('marketplace.unsaid') }, ...currencyChoices(locale)],
    [locale, t],
  );
  const levels = [
    { id: '', name: t('marketplace.unsaid') },
    ...jobLevels.map((id) => ({ id, name: t(`marketplace.jobLevel.${id}`) })),
  ];

  const { props, problem, faultsOf } = useHtmlForm(
    { refusal: gathered(sending.refusal), isBusy: sending.isBusy },
    async (typed) => {
      const said = factsOf(typed, languages);
      const wrong = refusalOf(said, isListed || typed.agreed === 'on');
      if (wrong) return sending.refuse(wrong);
      const { refusal } = await sending.attempt(said);
      if (!refusal) setChanged(false);
    },
  );
  const field = (
    name:
      | 'title'
      | 'skills'
      | 'city'
      | 'state'
      | 'country'
      | 'jobLevel'
      | 'experienceYears'
      | 'expectedSalary'
      | 'salaryCurrency'
      | 'summary',
  ) => ({
    name,
    label: t(`marketplace.field.${name}`),
    faults: faultsOf(name),
  });
  return (
    <Form {...props} onChange={() => setChanged(true)}>
      <LeaveGuard isAtRisk={isChanged} />
      {problem && <Alert>{problem}</Alert>}
      <TextInput
        {...field('title')}
        required
        maxLength={marketplaceLimits.title}
        defaultValue={facts?.title}
        hint={t('marketplace.hint.title')}
      />
      <Pair>
        <SelectInput {...field('jobLevel')} choices={levels} defaultValue={facts?.jobLevel ?? ''} />
        <TextInput {...field('experienceYears')} inputMode="numeric" defaultValue={facts?.experienceYears ?? ''} />
      </Pair>
      <TextInput
        {...field('skills')}
        required
        defaultValue={facts?.skills.join(', ')}
        hint={t('marketplace.hint.skills')}
      />
      <LanguageInputs
        languages={languages}
        faults={faultsOf('languages')}
        onChange={(changed) => {
          setLanguages(changed);
          setChanged(true);
        }}
      />
      <Pair>
        <TextInput
          {...field('expectedSalary')}
          inputMode="decimal"
          defaultValue={fromMinor(facts?.expectedSalary ?? null, facts?.salaryCurrency ?? '')}
        />
        <SelectInput {...field('salaryCurrency')} choices={currencies} defaultValue={facts?.salaryCurrency ?? ''} />
      </Pair>
      <Pair>
        <TextInput
          {...field('city')}
          required
          maxLength={marketplaceLimits.city}
          defaultValue={facts?.city}
          autoComplete="address-level2"
        />
        <TextInput
          {...field('state')}
          maxLength={marketplaceLimits.city}
          defaultValue={facts?.state}
          autoComplete="address-level1"
        />
      </Pair>
      <SelectInput
        {...field('country')}
        required
        choices={countries}
        defaultValue={facts?.country ?? ''}
        autoComplete="country"
      />
      <TextAreaInput
        {...field('summary')}
        maxLength={marketplaceLimits.summary}
        defaultValue={facts?.summary}
        hint={t('marketplace.hint.summary')}
      />
      {!isListed && <CheckInput name="agreed" required label={t('marketplace.agree')} faults={faultsOf('agreed')} />}
      <ActionButton type="submit" disabled={sending.isBusy} style={{ justifySelf: 'start' }}>
        {t(sending.isBusy ? 'marketplace.busy' : isListed ? 'marketplace.save' : 'marketplace.join')}
      </ActionButton>
    </Form>
  );
};
