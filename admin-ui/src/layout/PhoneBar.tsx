import { useMe } from '#admin-ui/providers/me.tsx';
import { CompanyMark, CompanyMenu } from './CompanyMenu.tsx';
import { Menu } from './Menu.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { TeamMenu } from './TeamMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

const CompanyName = () => {
  const { currentTenant } = useMe();
  return (
    <>
      <CompanyMark logo={currentTenant?.logo} mini />
      <span>{currentTenant?.name ?? 'Onrecord'}</span>
    </>
  );
};

export const PhoneBar = () => (
  <PhoneMenu name={<CompanyName />} head={<CompanyMenu />}>
    {(close) => (
      <>
        <TeamMenu />
        <div style={{ flex: 1, overflowY: 'auto' }}>
          <Menu onNavigate={close} />
        </div>
        <UserMenu onNavigate={close} />
      </>
    )}
  </PhoneMenu>
);
