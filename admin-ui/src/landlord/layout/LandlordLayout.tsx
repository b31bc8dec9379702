import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Wordmark } from 'ui-kit/page/BrandMark.tsx';
import { ConsoleFrame } from '#admin-ui/layout/ConsoleFrame.tsx';
import { PhoneMenu } from '#admin-ui/layout/PhoneMenu.tsx';
import { useIsPhone } from '#admin-ui/layout/useIsPhone';
import { LandlordBrand, LandlordNav } from './LandlordNav.tsx';

const Side = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  height: '100dvh',
  width: 244,
  flexShrink: 0,
  padding: 12,
  borderRight: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));

export const LandlordLayout = ({ children }: { children: ReactNode }) => {
  const isPhone = useIsPhone();
  const navigation = isPhone ? (
    <PhoneMenu name={<Wordmark />} head={<LandlordBrand />}>
      {(close) => <LandlordNav onNavigate={close} />}
    </PhoneMenu>
  ) : (
    <Side>
      <LandlordBrand />
      <LandlordNav />
    </Side>
  );
  return (
    <ConsoleFrame navigation={navigation} isStacked={isPhone}>
      {children}
    </ConsoleFrame>
  );
};
