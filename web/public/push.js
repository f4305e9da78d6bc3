// Loaded by the service worker: shows notices of the server, and opens the table they are about.
self.addEventListener("push", event => {
  let notice = {};
  try {
    notice = event.data?.json() ?? {};
  } catch {
    // A message that cannot be read still says that something happened.
  }
  const { title = "Hetman", body = "", url = "/", kind = "turn" } = notice;
  const options = { body, icon: "/icon-192.png", badge: "/icon-192.png", tag: `${kind} ${url}`, data: { url } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", event => {
  event.notification.close();
  const { pathname, search, origin } = new URL(event.notification.data?.url ?? "/", self.location.origin);
  // Only our own pages are opened, whatever the message says.
  const wanted = origin === self.location.origin ? `${pathname}${search}` : "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then(pages => {
      const open = pages.find(page => new URL(page.url).pathname === pathname);
      return open ? open.focus() : self.clients.openWindow(wanted);
    }),
  );
});
