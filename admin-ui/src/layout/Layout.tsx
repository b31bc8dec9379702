import type { ReactNode } from 'react';
import { UploadStatusEntry } from '#admin-ui/library/upload/UploadStatusEntry.tsx';
import { ConsoleFrame } from './ConsoleFrame.tsx';
import { GridBar } from './GridBar.tsx';
import { useNavigationMode } from './navigation-mode.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useIsPhone } from './useIsPhone.ts';

const Navigation = ({ isGrid, isPhone }: { isGrid: boolean; isPhone: boolean }) => {
  if (isGrid) return <GridBar />;
  return isPhone ? <PhoneBar /> : <Sidebar />;
};

export const Layout = ({ children }: { children: ReactNode }) => {
  const isPhone = useIsPhone();
  const { isGrid } = useNavigationMode();
  return (
    <ConsoleFrame navigation={<Navigation isGrid={isGrid} isPhone={isPhone} />} isStacked={isPhone || isGrid}>
      {children}
      <UploadStatusEntry />
    </ConsoleFrame>
  );
};
