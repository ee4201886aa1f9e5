import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../kit/theme/colour-tokens.css';
import '../kit/theme/colour-choice-tokens.css';
import '../kit/theme/size-tokens.css';
import '../kit/theme/base.css';
import '../kit/theme/controls.css';
import '../kit/theme/marks.css';
import '../kit/theme/touch-targets.css';
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
