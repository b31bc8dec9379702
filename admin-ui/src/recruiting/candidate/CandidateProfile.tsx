import { styled } from '@mui/material/styles';
import type { Locale } from 'contracts/kernel/locales';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatRoughDate } from 'ui-kit/format/rough-date';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Panel } from '#admin-ui/shared/Panel.tsx';

const Root = styled('div')({ display: 'grid', gap: 20, '& h3': { margin: '0 0 6px', fontSize: '0.875rem' } });
const List = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
});
const Soft = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary, fontSize: '0.875rem' }));
const Text = styled('p')({ margin: '4px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' });
const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: '3px 10px',
    borderRadius: 8,
    fontSize: '0.875rem',
    background: theme.palette.brand.tones.neutral.tint,
    color: theme.palette.brand.tones.neutral.ink,
  },
}));

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

const Entry = ({ title, detail, text }: { title: string; detail: string; text?: string }) => (
  <li>
    <div>{title}</div>
    {detail && <Soft>{detail}</Soft>}
    {text && <Text>{text}</Text>}
  </li>
);

const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ');

type Part = { field: string; content: ReactNode };
type Translate = ReturnType<typeof useTranslate>;

type Job = NonNullable<CandidateView['work']>[number];

const spanOf = ({ startDate, endDate, isCurrent }: Job, t: Translate, locale: Locale) =>
  [formatRoughDate(startDate, locale), isCurrent ? t('resources.candidates.now') : formatRoughDate(endDate, locale)]
    .filter(Boolean)
    .join(' – ');

const items = 'resources.candidates.items';
const supervised = ({ employeesSupervised }: Job, t: Translate) =>
  employeesSupervised !== null && t('resources.candidates.supervised', { smart_count: employeesSupervised });

const Work = ({ work }: { work: Job[] }) => {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <List>
      {work.map((one, at) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own and never move
          key={at}
          title={one.jobTitle || one.organization}
          detail={joined(
            one.jobTitle && one.organization,
            spanOf(one, t, locale),
            one.jobType && t(`${items}.work.jobType.${one.jobType}`),
            one.jobLevel && t(`${items}.work.jobLevel.${one.jobLevel}`),
            one.isSelfEmployed && t(`${items}.work.fields.isSelfEmployed`),
            supervised(one, t),
          )}
          text={one.description}
        />
      ))}
    </List>
  );
};

const Education = ({ education }: { education: NonNullable<CandidateView['education']> }) => {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <List>
      {education.map((one, at) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own and never move
          key={at}
          title={one.degreeName || one.institution}
          detail={joined(
            one.degreeName && one.institution,
            one.degreeType && t(`${items}.education.degreeType.${one.degreeType}`),
            one.schoolType && t(`${items}.education.schoolType.${one.schoolType}`),
            formatRoughDate(one.lastEducationDate, locale),
            one.isGraduated && t(`${items}.education.fields.isGraduated`),
          )}
          text={one.description}
        />
      ))}
    </List>
  );
};

const partsOf = (candidate: CandidateView, t: Translate): Part[] => {
  const { summary, skills, work, education, certifications, languages, webAddresses } = candidate;
  const chips = (texts: readonly string[]) => (
    <Chips>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Chips>
  );
  const levelled = languages?.map(({ name, level }) =>
    level ? `${name}, ${t(`resources.candidates.items.languages.level.${level}`)}` : name,
  );
  const links = (webAddresses ?? []).map(({ address }) => (
    <li key={address}>
      <a href={address} target="_blank" rel="noreferrer noopener">
        {address.replace(/^https?:\/\//, '')}
      </a>
    </li>
  ));
  const parts: Part[] = [
    { field: 'summary', content: summary && <Text>{summary}</Text> },
    { field: 'skills', content: skills?.length ? chips(skills) : null },
    { field: 'work', content: work?.length ? <Work work={work} /> : null },
    { field: 'education', content: education?.length ? <Education education={education} /> : null },
    { field: 'certifications', content: certifications?.length ? chips(certifications.map(({ name }) => name)) : null },
    { field: 'languages', content: levelled?.length ? chips(levelled) : null },
    { field: 'webAddresses', content: links.length ? <List>{links}</List> : null },
  ];
  return parts.filter(({ content }) => content);
};

/** What somebody has done and can do; nothing where nothing is known. */
export const CandidateProfile = ({ record }: { record: CandidateView }) => {
  const t = useTranslate();
  const parts = partsOf(record, t);
  if (record.erased || parts.length === 0) return null;
  return (
    <Panel title={t('resources.candidates.profile')}>
      <Root>
        {parts.map(({ field, content }) => (
          <Section key={field} title={t(`resources.candidates.fields.${field}`)}>
            {content}
          </Section>
        ))}
      </Root>
    </Panel>
  );
};
