/** What `npm start` and `npm run dev` print once everything runs. */
const DEMO = `Demo accounts: enterprise number 100001, password Retail@2026
  staff      ops_director  all stores      area_east  one region, several posts      store1001  one store
             buyer_fresh   two posts       analyst    reports only                   newbie     no applications
  suppliers  v10001        with menus      v10002     no applications                (sign in on the supplier page)`;

export function announce({ portal, gateway = portal, retail, samples, demo, since }) {
  const rows = [
    ['Portal', `${portal}/`],
    ['Suppliers', `${portal}/supplierlogin`],
    ['Playground', `${gateway}/playground`],
    ['Schema', `${gateway}/schema.graphql`],
    ['Services', retail],
    ...(samples ? [['Samples', `${samples}/sign-on/`]] : []),
  ];
  const lines = rows.map(([name, address]) => `  ${name.padEnd(10)} ${address}`);
  const took = ((performance.now() - since) / 1000).toFixed(1);
  console.log(
    `\nRetail Portal is ready after ${took} s.\n${lines.join('\n')}\n${demo ? `\n${DEMO}\n` : ''}`,
  );
}
