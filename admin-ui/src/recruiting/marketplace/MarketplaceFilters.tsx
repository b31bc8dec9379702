import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import { marketplaceLimits } from 'contracts/recruiting/marketplace/marketplace.limits';
import { type FormEvent, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { countryChoices } from 'ui-kit/format/countries';
import { NUMBER_PATTERN } from 'ui-kit/format/number';
import { fromMinor, toMinor } from 'ui-kit/format/typed-money';
import { useLocale } from 'ui-kit/preferences/preferences';
import { currencyChoices } from '#admin-ui/recruiting/job/currencies';
import { ToolPanel } from '#admin-ui/shared/list/ToolButton.tsx';

const texts = { skill: marketplaceLimits.skill, language: marketplaceLimits.language, city: marketplaceLimits.city };
const sources = [...Object.keys(texts), 'country', 'experienceYears_gte', 'expectedSalary_lte', 'salaryCurrency'];

type Typed = Record<string, string>;
type Values = Record<string, unknown>;

const typedOf = (filter: Values): Typed => {
  const typed = Object.fromEntries(sources.map((source) => [source, String(filter[source] ?? '')]));
  const most = filter.expectedSalary_lte;
  const amount = typeof most === 'number' ? fromMinor(most, typed.salaryCurrency ?? '') : '';
  return { ...typed, expectedSalary_lte: amount };
};

/** An amount is asked for with its currency, a currency alone too. */
const wantedOf = (typed: Typed): Values => {
  const at = (source: string) => typed[source]?.trim() ?? '';
  const most = toMinor(at('expectedSalary_lte'), at('salaryCurrency'));
  const years = at('experienceYears_gte');
  const said: Values = {
    ...Object.fromEntries([...Object.keys(texts), 'country', 'salaryCurrency'].map((source) => [source, at(source)])),
    experienceYears_gte: years === '' ? '' : Number(years),
    expectedSalary_lte: most === null || Number.isNaN(most) ? '' : most,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
};

const Panel = ({ close }: { close: () => void }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { filterValues, setFilters } = useListContext();
  const [typed, setTyped] = useState<Typed>(() => typedOf(filterValues));
  const words = (source: string) => t(`resources.marketplace-candidates.filter.${source}`);
  const input = (source: string) => ({
    size: 'small' as const,
    label: words(source),
    value: typed[source] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [source]: target.value })),
  });
  const choices = (source: string, offered: readonly { id: string; name: string }[], required = false) => (
    <MuiTextField
      {...input(source)}
      select
      required={required}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('common.unsaid')}</option>
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </MuiTextField>
  );
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const others = Object.fromEntries(Object.entries(filterValues).filter(([name]) => !sources.includes(name)));
    setFilters({ ...others, ...wantedOf(typed) });
    close();
  };
  return (
    <form onSubmit={apply} style={{ display: 'grid', gap: 16 }}>
      {Object.entries(texts).map(([source, maxLength]) => (
        <MuiTextField key={source} {...input(source)} slotProps={{ htmlInput: { maxLength } }} />
      ))}
      {choices('country', countryChoices(locale))}
      <MuiTextField
        {...input('experienceYears_gte')}
        type="number"
        slotProps={{ htmlInput: { min: 0, max: marketplaceLimits.experienceYears } }}
      />
      <MuiTextField
        {...input('expectedSalary_lte')}
        slotProps={{ htmlInput: { inputMode: 'decimal', pattern: NUMBER_PATTERN } }}
      />
      {choices('salaryCurrency', currencyChoices(locale), typed.expectedSalary_lte !== '')}
      <Button type="submit" variant="contained">
        {t('resources.custom-fields.apply')}
      </Button>
    </form>
  );
};

/** Narrows the marketplace by what is shown of its people. */
export const MarketplaceFilters = () => {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const isSet = sources.some((source) => source in filterValues);
  return (
    <ToolPanel icon={TuneOutlined} label={t('resources.marketplace-candidates.filter.more')} isSet={isSet}>
      {(close) => <Panel close={close} />}
    </ToolPanel>
  );
};
