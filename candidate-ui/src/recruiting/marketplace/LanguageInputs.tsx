import './marketplace.words.ts';
import styled from '@emotion/styled';
import { languageLevels } from 'contracts/recruiting/candidate/candidate.choices';
import { marketplaceLimits } from 'contracts/recruiting/marketplace/marketplace.limits';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Fault } from 'ui-kit/form/field';
import { SelectInput } from 'ui-kit/form/SelectInput.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import type { SpokenLanguage } from './marketplace-form.ts';

const Group = styled.fieldset({ display: 'grid', gap: 12, margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled.legend({ padding: 0, marginBottom: 8, fontSize: '0.875rem', fontWeight: 560 });
const Row = styled.div({
  display: 'grid',
  gap: 12,
  alignItems: 'end',
  '@media (min-width: 480px)': { gridTemplateColumns: '1fr 1fr auto' },
});

type Props = {
  languages: readonly SpokenLanguage[];
  faults: string[];
  onChange: (languages: readonly SpokenLanguage[]) => void;
};

/** Languages that I speak, each with how well. */
export const LanguageInputs = ({ languages, faults, onChange }: Props) => {
  const { t } = useTranslation();
  const put = (key: number, change: Partial<SpokenLanguage>) =>
    onChange(languages.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const levels = [
    { id: '', name: t('marketplace.unsaid') },
    ...languageLevels.map((id) => ({ id, name: t(`marketplace.languageLevel.${id}`) })),
  ];
  return (
    <Group>
      <Legend>{t('marketplace.field.languages')}</Legend>
      {languages.map(({ key, name, level }, index) => (
        <Row key={key}>
          <TextInput
            label={`${t('marketplace.language.name')} ${index + 1}`}
            value={name}
            maxLength={marketplaceLimits.language}
            onChange={({ target }) => put(key, { name: target.value })}
          />
          <SelectInput
            label={`${t('marketplace.language.level')} ${index + 1}`}
            value={level}
            choices={levels}
            onChange={({ target }) => put(key, { level: target.value as SpokenLanguage['level'] })}
          />
          <ActionButton
            kind="quiet"
            aria-label={`${t('marketplace.language.remove')}: ${name || index + 1}`}
            onClick={() => onChange(languages.filter((one) => one.key !== key))}
          >
            {t('marketplace.language.remove')}
          </ActionButton>
        </Row>
      ))}
      {faults.length > 0 && <Fault>{faults.join(', ')}</Fault>}
      {languages.length < marketplaceLimits.languages && (
        <ActionButton
          kind="quiet"
          style={{ justifySelf: 'start' }}
          onClick={() =>
            onChange([...languages, { key: Math.max(0, ...languages.map((one) => one.key)) + 1, name: '', level: '' }])
          }
        >
          {t('marketplace.language.add')}
        </ActionButton>
      )}
    </Group>
  );
};
