export const messages = {
  title: 'Messages',
  fields: { name: 'Sender', email: 'Email', message: 'Message', createdAt: 'Received' },
  filter: { label: 'Which messages are shown', all: 'All', unread: 'Unread' },
  unread: 'Unread:',
  unreadCount_one: '{{count}} unread message',
  unreadCount_other: '{{count}} unread messages',
  allRead: 'No unread messages',
  markRead: 'Mark as read: {{name}}',
  markUnread: 'Mark as unread: {{name}}',
  from: 'Message from {{name}}',
  reply: 'Reply',
  success: { deleted: 'Message deleted successfully!' },
  failure: {
    list: { answered: 'Failed to fetch messages', silent: 'An error occurred while fetching messages' },
    update: { answered: 'Failed to update message', silent: 'An error occurred while updating the message' },
    delete: { answered: 'Failed to delete message', silent: 'An error occurred while deleting the message' },
  },
};
