import swaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import './style.css';
import { authorize } from './authorize.ts';
import { caller, describeCaller } from './caller.ts';
import { plugin } from './plugin.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const showScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', showScheme);
showScheme();

swaggerUi({
  dom_id: '#reference',
  url: '/api/openapi.json',
  docExpansion: 'list',
  deepLinking: true,
  displayRequestDuration: true,
  filter: true,
  // What is shown as a curl command holds no token of the session.
  showMutatedRequest: false,
  syntaxHighlight: { theme: 'arta' },
  validatorUrl: null,
  requestInterceptor: authorize(caller),
  plugins: [plugin],
});

const line = document.querySelector('#caller');
if (line) line.textContent = await describeCaller();
