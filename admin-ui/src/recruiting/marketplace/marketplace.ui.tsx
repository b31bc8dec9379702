import Chip from '@mui/material/Chip';
import type { MarketplaceCandidateView } from 'contracts/recruiting/marketplace/marketplace.views';
import { useTranslate } from 'react-admin';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { CreditsButton } from './CreditsButton.tsx';
import { HiddenPanel } from './HiddenPanel.tsx';
import { MarketplaceActions } from './MarketplaceActions.tsx';
import { MarketplaceFilters } from './MarketplaceFilters.tsx';
import { LanguagesText, PlaceText, SalaryText, YearsText } from './MarketplaceTexts.tsx';
import { ShortlistFilter } from './ShortlistFilter.tsx';

const Mark = ({ record: { boughtAt, isShortlisted } }: { record: MarketplaceCandidateView }) => {
  const t = useTranslate();
  const mark = boughtAt ? 'bought' : isShortlisted && 'shortlisted';
  return mark ? <Chip size="small" label={t(`resources.marketplace-candidates.mark.${mark}`)} /> : null;
};

export const ui = resourceUi<MarketplaceCandidateView>({
  columns: [
    { field: 'title', sort: 'title' },
    { field: 'city', sort: 'city' },
    { field: 'jobLevel', card: 'meta' },
    { field: 'experienceYears', card: 'none', width: 120, text: ({ experienceYears }) => experienceYears ?? '' },
    { field: 'skills', card: 'none' },
    { field: 'expectedSalary', width: 160, text: ({ expectedSalary }) => expectedSalary ?? '' },
    { field: 'languages', card: 'none', isHidden: true },
    { field: 'isShortlisted', card: 'corner', width: 120, text: ({ isShortlisted }) => String(isShortlisted) },
    { field: 'listedAt', card: 'none' },
  ],
  tabs: ['marketplace-candidates', 'marketplace-purchases'],
  filters: [ShortlistFilter, 'jobLevel', MarketplaceFilters],
  sort: { field: 'listedAt', order: 'DESC' },
  listActions: CreditsButton,
  values: {
    city: (record) => <PlaceText record={record} />,
    experienceYears: ({ experienceYears: years }) => years !== null && <YearsText years={years} />,
    skills: ({ skills }) => skills.join(', '),
    languages: (record) => record.languages.length > 0 && <LanguagesText record={record} />,
    expectedSalary: (record) => record.expectedSalary !== null && <SalaryText record={record} />,
    isShortlisted: (record) => <Mark record={record} />,
  },
  badge: Mark,
  actions: MarketplaceActions,
  facts: ['city', 'jobLevel', 'experienceYears', 'expectedSalary', 'languages', 'skills', 'listedAt', 'boughtAt'],
  main: HiddenPanel,
});
