import { render, screen } from '@testing-library/react';
import { startI18n } from 'ui-kit/i18n/i18n';
import { confirmPassword, currentPassword, newEmail, newPassword } from 'ui-kit/identity/user/account-fields';
import type { AccountForm as Form } from 'ui-kit/identity/user/useAccountForm';
import { beforeEach, describe, expect, it } from 'vitest';
import { portalCatalogues } from '#candidate-ui/i18n/catalogues';
import { AccountForm } from './AccountForm.tsx';

const formOf = (fields: Form['fields']): Form => ({
  fields,
  submitLabel: 'emailAddress.change.submit',
  isBusy: false,
  refusal: null,
  round: 0,
  submit: async () => null,
  reset: () => undefined,
});

describe('a form of an account', () => {
  beforeEach(() => startI18n(portalCatalogues));

  it('given a form that takes the password of today, when it is shown, then it asks for that, without the rule for new ones', () => {
    render(<AccountForm form={formOf([newEmail, currentPassword('password')])} />);
    expect(screen.getByLabelText(/^Current password/).getAttribute('autocomplete')).toBe('current-password');
    expect(screen.queryByText(/^At least/)).toBeNull();
  });

  it('given a form that sets a password, when it is shown, then the rule stands beneath it', () => {
    render(<AccountForm form={formOf([newPassword, confirmPassword])} />);
    expect(screen.getByLabelText(/^New password/).getAttribute('autocomplete')).toBe('new-password');
    expect(screen.getByText(/^At least/)).toBeTruthy();
  });
});
