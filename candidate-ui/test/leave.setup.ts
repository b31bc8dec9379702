import { vi } from 'vitest';

vi.mock('#candidate-ui/api/leave', async (original) => ({
  ...(await original<object>()),
  ...(await import('./leave.fixture.ts')),
}));
