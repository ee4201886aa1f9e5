import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../design/theme/colour-tokens.css';
import '../design/theme/colour-choice-tokens.css';
import '../design/theme/size-tokens.css';
import '../design/theme/base.css';
import '../design/theme/controls.css';
import '../design/theme/marks.css';
import '../design/theme/touch-targets.css';
import { AppProviders } from './AppProviders.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { createServices } from './create-services.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root.');
const services = await createServices(window);
createRoot(root).render(
  <StrictMode>
    <AppProviders services={services}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </AppProviders>
  </StrictMode>,
);
