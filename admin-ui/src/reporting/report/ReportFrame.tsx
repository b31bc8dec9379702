import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReportName } from 'contracts/identity/user-settings/user-settings.events';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { titleKey } from './reports.ts';

const Root = styled('section')(({ theme }) => ({
  height: '100%',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 12px 0 20px',
});
const Title = styled('h2')({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontSize: '0.9375rem',
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Covered = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '0 20px',
  fontSize: '0.75rem',
  color: theme.palette.text.secondary,
}));
const Body = styled('div')({ flex: 1, minHeight: 0, padding: '6px 20px 16px' });

type Props = {
  report: ReportName;
  /** The days that it tells of. */
  days: string;
  /** Instead of the way to the table: what arranges the report. */
  tools?: ReactNode;
  children: (isTable: boolean) => ReactNode;
};

/** A report with its title. One of bars can be read as a table too. */
export const ReportFrame = ({ report, days, tools, children }: Props) => {
  const t = useTranslate();
  const id = useId();
  const [isTable, setTable] = useState(false);
  // What is a table anyway has nothing else to be.
  const hasTable = report !== 'sources' && !report.endsWith('-total');
  const Icon = isTable ? BarChartOutlined : TableRowsOutlined;
  const change = t(isTable ? 'reporting.dashboard.asChart' : 'reporting.dashboard.asTable', {
    title: t(titleKey(report)),
  });
  return (
    <Root aria-labelledby={id}>
      <Head data-handle={tools ? true : undefined}>
        <Title id={id} title={t(titleKey(report))}>
          {t(titleKey(report))}
        </Title>
        {tools}
        {hasTable && !tools && (
          <IconButton size="small" aria-label={change} title={change} onClick={() => setTable(!isTable)}>
            <Icon fontSize="small" aria-hidden="true" />
          </IconButton>
        )}
      </Head>
      <Covered>{days}</Covered>
      <Body>{children(isTable)}</Body>
    </Root>
  );
};
