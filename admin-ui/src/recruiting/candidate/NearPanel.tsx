import NearMeOutlined from '@mui/icons-material/NearMeOutlined';
import MuiTextField from '@mui/material/TextField';
import { MAX_POSTAL_CODE_LENGTH } from 'contracts/kernel/contact.limits';
import type { NearFilter } from 'contracts/recruiting/candidate/candidate.near';
import { KM_PER_MILE, MAX_NEAR_KM, nearCountries } from 'contracts/recruiting/candidate/candidate.near';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { countryName } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';
import { FilterForm } from '#admin-ui/shared/list/FilterForm.tsx';
import { useIsFixed } from '#admin-ui/shared/list/fixed-filter';
import { ToolPanel } from '#admin-ui/shared/list/ToolButton.tsx';

const words = 'resources.candidates.near';
/** Of the language, rounded to what somebody would type. */
const unitOf = (locale: string) => (locale === 'en-us' ? { name: 'miles', km: KM_PER_MILE } : { name: 'km', km: 1 });

const Panel = ({ close }: { close: () => void }) => {
  const t = useTranslate();
  const locale = useLocale();
  const unit = unitOf(locale);
  const { filterValues } = useListContext();
  const { near } = filterValues as { near?: NearFilter };
  const [country, setCountry] = useState<string>(near?.country ?? (locale === 'pt-br' ? 'BR' : 'US'));
  const [postalCode, setPostalCode] = useState(near?.postalCode ?? '');
  const [distance, setDistance] = useState(near ? String(Math.round(near.km / unit.km)) : '25');
  const km = () => Math.min(MAX_NEAR_KM, Math.max(1, Math.round(Number(distance) * unit.km * 10) / 10));
  const value = () => ({ country, postalCode: postalCode.trim(), km: km() });
  return (
    <FilterForm field="near" words={words} value={value} close={close}>
      <MuiTextField
        size="small"
        select
        label={t(`${words}.country`)}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
        slotProps={{ select: { native: true } }}
      >
        {nearCountries.map((id) => (
          <option key={id} value={id}>
            {countryName(id, locale)}
          </option>
        ))}
      </MuiTextField>
      <MuiTextField
        size="small"
        required
        label={t(`${words}.postalCode`)}
        value={postalCode}
        onChange={({ target }) => setPostalCode(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_POSTAL_CODE_LENGTH, autoComplete: 'off' } }}
      />
      <MuiTextField
        size="small"
        required
        type="number"
        label={t(`${words}.${unit.name}`)}
        value={distance}
        onChange={({ target }) => setDistance(target.value)}
        slotProps={{ htmlInput: { min: 1, max: Math.floor(MAX_NEAR_KM / unit.km) } }}
      />
    </FilterForm>
  );
};

/** Narrows the list to who lives around a postal code. */
export const NearPanel = () => {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const locale = useLocale();
  const isFixed = useIsFixed('near');
  if (isFixed) return null;
  const { near } = filterValues as { near?: NearFilter };
  const unit = unitOf(locale);
  const said = near && `: ${near.postalCode}, ${t(`${words}.${unit.name}`)} ${Math.round(near.km / unit.km)}`;
  return (
    <ToolPanel icon={NearMeOutlined} label={`${t(`${words}.title`)}${said ?? ''}`} isSet={near !== undefined}>
      {(close) => <Panel close={close} />}
    </ToolPanel>
  );
};
