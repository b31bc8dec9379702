import { CompanyMenu } from './CompanyMenu.tsx';
import { Menu } from './Menu.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { TeamMenu } from './TeamMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

export const PhoneBar = () => (
  <PhoneMenu head={<CompanyMenu />}>
    {(close) => (
      <>
        <TeamMenu />
        <div style={{ flex: 1, overflowY: 'auto' }}>
          <Menu onNavigate={close} />
        </div>
        <UserMenu />
      </>
    )}
  </PhoneMenu>
);
