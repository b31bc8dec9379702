import { vi } from 'vitest';

/** In the place of what leaves the page, which jsdom cannot: specs look at where it would have gone. */
export const goTo = vi.fn();
export const goToLogin = vi.fn();
export const forgetSession = vi.fn();
export const loadAgain = vi.fn();
